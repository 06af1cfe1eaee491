// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import type { Envelope } from "@toran/contract/events";
import type { ListedOffer, offerQuery } from "@toran/contract/schemas/offer";
import { EmptyState } from "@toran/ui";
import { beforeEach, expect, test, vi } from "vitest";
import type { z } from "zod/mini";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { college } from "../testing/candidate";
import { listedOffer } from "../testing/listed-offer";
import { OfferList } from "./offer-list";

/** What the page was given to hear events by. */
let hear: (event: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));

// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});
beforeEach(() => window.sessionStorage.clear());

type Query = z.input<typeof offerQuery> | undefined;

function open(area: "hr" | "po", path = "", rows: ListedOffer[] = [listedOffer]) {
  const asked: Query[] = [];
  const list = async (input: { query?: Query } = {}) => {
    asked.push(input.query);
    return ok({ items: rows, next: null, total: rows.length });
  };
  const shown = renderScreen(
    <OfferList
      area={area}
      searchBox={() => null}
      exportMenu={(query) => <p>{JSON.stringify(query)}</p>}
      empty={<EmptyState title="No offers yet" />}
    />,
    { area, path: `/${area}/offers${path}`, calls: { [area]: { offers: { list } } } },
  );
  return { ...shown, asked };
}

test("a company sees its offers with their deadline, each leading to its candidate", async () => {
  open("hr");
  const name = await screen.findByRole("link", { name: /Ananya Iyer/ });
  expect(name.getAttribute("href")).toBe("/hr/jobs/job?candidate=application");
  expect(screen.getByText(college.name)).toBeTruthy();
  expect(screen.getByText("₹9 LPA")).toBeTruthy();
  expect(screen.getByText(/^4 Dec 2026, 15:30/)).toBeTruthy();
  expect(screen.queryByRole("tab", { name: "Waiting for you" })).toBeNull();
});

test("a college sees whose offer it is, and what waits for its consent has a tab", async () => {
  const { user, asked } = open("po");
  const name = await screen.findByRole("link", { name: /Ananya Iyer/ });
  expect(name.getAttribute("href")).toBe("/po/jobs/posting?tab=pipeline&candidate=application");
  expect(screen.getByText("Kestrel Mobility")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Waiting for you" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: "DRAFT" }));
});

test("the state is in the address, goes into the export, and is taken off where nothing matches", async () => {
  const { user, asked } = open("hr", "?state=REVOKED", []);
  expect(await screen.findByText("No offers match")).toBeTruthy();
  expect(asked).toMatchObject([{ state: "REVOKED" }]);
  expect(screen.getByText('{"state":"REVOKED"}')).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("No offers yet")).toBeTruthy();
  expect(asked.at(-1)).not.toHaveProperty("state");
});

test("a state that an old link makes up is left out, and offers that did not come are asked for again", async () => {
  const { asked } = open("po", "?state=LOST");
  await screen.findByRole("link", { name: /Ananya Iyer/ });
  expect(asked[0]).not.toHaveProperty("state");
  const list = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<object>>>(
    refusal({ message: "An error occurred on the server." }, 500),
    ok({ items: [{ ...listedOffer, studentName: "Kabir Rao" }], next: null }),
  );
  const again = renderScreen(
    <OfferList area="hr" searchBox={() => null} exportMenu={() => null} empty={null} />,
    { area: "hr", path: "/hr/offers", calls: { hr: { offers: { list: list as never } } } },
  );
  await again.user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /Kabir Rao/ })).toBeTruthy();
});

test("an answer that a student gives stands there without a reload, whichever job it is of", async () => {
  const rows = [listedOffer];
  const { stores } = open("hr", "", rows);
  expect(await screen.findByText("Waiting for an answer", { selector: "td *" })).toBeTruthy();
  await stores.realtime.open("vikram");
  rows[0] = { ...listedOffer, state: "ACCEPTED" };
  act(() =>
    hear({ id: "e", type: "board.changed", seq: 0, at: "", payload: { jobId: listedOffer.jobId } }),
  );
  expect(await screen.findByText("Accepted", { selector: "td *" })).toBeTruthy();
});
