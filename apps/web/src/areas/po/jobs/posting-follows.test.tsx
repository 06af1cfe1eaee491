// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Envelope } from "@toran/contract/events";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { PostingScreen } from "./posting-screen";
import { posting } from "./testing/posting";

/** What the page was given to hear events by. */
let hear: (event: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));
const tell = () =>
  act(async () =>
    hear({ id: "e", type: "connection.changed", seq: 0, at: "", payload: { id: "connection" } }),
  );

beforeEach(() => window.sessionStorage.clear());

/** The board is asked for ahead, and nobody looks at it here. */
const onItsWay = () => new Promise<never>(() => undefined);

async function open(postings: Record<string, unknown>) {
  const shown = renderScreen(
    <Routes>
      <Route path={paths.po.job} element={<PostingScreen />} />
    </Routes>,
    {
      area: "po",
      mode: "DASHBOARD",
      path: "/po/jobs/posting",
      calls: { po: season({ postings, applications: { board: onItsWay } }) },
    },
  );
  void shown.stores.po.load();
  await screen.findByRole("heading", { level: 1 });
  await shown.stores.realtime.open("meera");
  return shown;
}

test("a job says that nobody can apply as soon as its company may post none, and no longer than that", async () => {
  const running = ok({ ...posting, state: "OPEN" as const });
  const apart = ok({ ...running.data, mayPost: false });
  await open({ read: answering(running, apart, running) });
  expect(screen.queryByText("Nobody can apply")).toBeNull();
  await tell();
  expect(await screen.findByText("Nobody can apply")).toBeTruthy();
  await tell();
  await waitFor(() => expect(screen.queryByText("Nobody can apply")).toBeNull());
});

test("a job that came anew beneath a question is declined as it was read", async () => {
  const changed = ok({ ...posting, title: "Another job", version: posting.version + 1 });
  const says = "The company has changed this job.";
  const asked: unknown[] = [];
  const manners: unknown[] = [];
  const decide = async (input: unknown, manner: unknown) => {
    asked.push(input);
    manners.push(manner);
    return refusal({ message: says }, 409);
  };
  const { user } = await open({ read: answering(ok(posting), changed), decide });
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("Reason"), "OTHER");
  await user.type(dialog.getByLabelText(/In your words/), "Too far away.");
  await tell();
  expect(await dialog.findByText(/Decline Another job/)).toBeTruthy();
  const decline = dialog.getByRole("button", { name: /^Decline/ });
  await user.click(decline);
  expect(await dialog.findByText(says)).toBeTruthy();
  await user.click(decline);
  await waitFor(() => expect(asked).toHaveLength(2));
  const { version } = posting;
  expect(asked).toMatchObject([{ body: { version } }, { body: { version: version + 1 } }]);
  // It is told where it was sent from, and by no toast beside it.
  expect(manners).toEqual([{ tellsFailure: true }, { tellsFailure: true }]);
});
