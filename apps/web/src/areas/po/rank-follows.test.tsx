// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import type { Envelope } from "@toran/contract/events";
import type { OfficerRank } from "@toran/contract/roles";
import { observer } from "mobx-react-lite";
import { expect, test, vi } from "vitest";
import { useRealtime } from "@/features/area-frame/use-realtime";
import { useStores } from "@/stores/use-stores";
import { answering, ok } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { officer } from "./testing/officer";
import { useMayChange } from "./use-may-change";

let hear: (event: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));

const Frame = observer(function Frame() {
  useRealtime(useStores().po);
  return <p>{useMayChange() ? "May change" : "Only looks"}</p>;
});
const tell = () =>
  act(async () => hear({ id: "e", type: "rank.changed", seq: 0, at: "", payload: {} }));
const as = (rank: OfficerRank) => ok({ data: officer(rank) });

test("what an officer may do follows what a lead has made of their rank, without a reload", async () => {
  const profile = answering(as("MEMBER"), as("VIEWER"), as("LEAD"));
  const { stores } = renderScreen(<Frame />, {
    area: "po",
    mode: "DASHBOARD",
    calls: { po: { profile: { profile } } },
  });
  await act(() => stores.po.load());
  await act(() => stores.realtime.open("meera"));
  expect(screen.getByText("May change")).toBeTruthy();
  await tell();
  expect(await screen.findByText("Only looks")).toBeTruthy();
  await tell();
  expect(await screen.findByText("May change")).toBeTruthy();
});
