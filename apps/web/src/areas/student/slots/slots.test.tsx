// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { MySlots, OpenSchedule, OwnSlot } from "@toran/contract/schemas/slot";
import { expect, test } from "vitest";
import { side } from "@/features/hiring/testing/facts";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { SlotsScreen } from "./slots-screen";

const times = { startsAt: "2099-12-02T04:30:00.000Z", endsAt: "2099-12-02T05:00:00.000Z" };
const occasion = {
  scheduleId: "schedule",
  title: "Interviews: Fleet Engineer",
  company: side("Kestrel Mobility"),
  round: "Interview",
  link: null,
};
const place = { panel: "Panel 1", room: "Main hall" };
const slot: OwnSlot = {
  id: "first",
  state: "BOOKED",
  ...times,
  ...place,
  ...occasion,
  heldFor: null,
  mayRelease: true,
  maySwap: true,
};
const nothing: MySlots = { slots: [], invitations: [], swaps: [], open: [] };
const opened: OpenSchedule = {
  ...occasion,
  model: "OPEN",
  mayBook: true,
  obstacle: null,
  slots: [
    { id: "first", ...times, ...place, free: true, mine: false, maySwap: false },
    { id: "second", ...times, ...place, panel: "Panel 2", free: false, mine: false, maySwap: true },
  ],
};

type Slots = NonNullable<NonNullable<FakeCalls["student"]>["slots"]>;
const open = (slots: Slots, path = "/student/slots") =>
  renderScreen(<SlotsScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    path,
    calls: { student: { slots } },
  });

test("a free slot is kept for two minutes and booked; somebody quicker is told of", async () => {
  const free: MySlots = {
    ...nothing,
    open: [{ ...occasion, ...times, model: "OPEN", venue: "Main hall", free: 1 }],
  };
  const held: MySlots = { ...nothing, slots: [{ ...slot, state: "HELD", heldFor: 120 }] };
  const hold = answering<ReturnType<typeof refusal | typeof ok<MySlots>>>(
    refusal({ message: "Somebody else has this slot by now." }, 409),
    ok(held),
  );
  const book = answering(ok<MySlots>({ ...nothing, slots: [slot] }));
  const { user } = open({
    mine: answering(ok(free)),
    schedule: answering(ok(opened)),
    hold,
    book,
  });
  await user.click(await screen.findByRole("button", { name: /^Choose a slot/ }));
  const sheet = within(await screen.findByRole("dialog"));
  await user.click(await sheet.findByRole("button", { name: "Take 10:00 to 10:30, Panel 1" }));
  expect(await sheet.findByText("Somebody else has this slot by now.")).toBeTruthy();
  await user.click(await sheet.findByRole("button", { name: "Take 10:00 to 10:30, Panel 1" }));
  expect((await screen.findByRole("timer")).textContent).toMatch(/kept for you for 1:5\d|2:00/);
  await user.click(screen.getByRole("button", { name: /^Book this slot/ }));
  expect(
    await screen.findByText("Wed, 2 Dec 2099, 10:00 to 10:30, Panel 1, Main hall"),
  ).toBeTruthy();
  expect(book.asked).toEqual([{ params: { id: "first" } }]);
});

test("an invitation is declined after its consequence, or accepted at a time of one's choice", async () => {
  const invited: MySlots = {
    ...nothing,
    invitations: [
      {
        id: "invitation",
        state: "INVITED",
        answerBy: "2099-12-01T04:30:00.000Z",
        ...times,
        ...occasion,
      },
    ],
  };
  const answer = answering(ok(invited));
  const { user } = open({
    mine: answering(ok(invited)),
    schedule: answering(ok(opened)),
    answer,
  });
  expect(
    await screen.findByText("Wed, 2 Dec 2099, 10:00 to 10:30, answer by Tue, 1 Dec 2099, 10:00"),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Decline/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/goes to the next in line/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: /^Choose a slot/ }));
  await user.click(await screen.findByRole("button", { name: "Take 10:00 to 10:30, Panel 1" }));
  const params = { id: "invitation" };
  await waitFor(() => expect(answer.asked).toHaveLength(2));
  expect(answer.asked).toEqual([
    { params, body: { command: "DECLINE" } },
    { params, body: { command: "ACCEPT", slotId: "first" } },
  ]);
});

const second = { slotId: "second", ...times, ...place };
const swap = { state: "REQUESTED" as const, title: "Interviews", has: second, gets: second };
/** A slot of one's own, which somebody else would like to have. */
const askedFor: MySlots = {
  ...nothing,
  slots: [slot],
  swaps: [{ id: "swap", mine: false, closesAt: times.startsAt, ...swap }],
};

test("a slot is given back after its consequence, swapped for another, and a swap is agreed to", async () => {
  const [free, other] = opened.slots;
  const taken = { ...opened, slots: [{ ...free!, free: false, mine: true }, other!] };
  const askSwap = answering(ok(askedFor));
  const answerSwap = answering(ok(askedFor));
  const release = answering(ok(nothing));
  const { user } = open({
    mine: answering(ok(askedFor)),
    schedule: answering(ok(taken)),
    askSwap,
    answerSwap,
    release,
  });
  await user.click(await screen.findByRole("button", { name: /^Swap/ }));
  await waitFor(() =>
    expect(answerSwap.asked).toEqual([{ params: { id: "swap" }, body: { command: "AGREE" } }]),
  );
  await user.click(screen.getByRole("button", { name: /^Another time/ }));
  await user.click(await screen.findByRole("button", { name: /^Ask to swap for/ }));
  await waitFor(() =>
    expect(askSwap.asked).toEqual([{ params: { id: "first" }, body: { wantedId: "second" } }]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: /^Give back/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Give it back" }));
  expect(await screen.findByText("No slots yet")).toBeTruthy();
});

test("a swap that was asked for is not offered again, and what could not be done is forgotten with the sheet", async () => {
  const asking = { ...askedFor, swaps: askedFor.swaps.map((each) => ({ ...each, mine: true })) };
  const [free, other] = opened.slots;
  const third = { ...other!, id: "third", panel: "Panel 3" };
  const askSwap = answering(refusal({ message: "Swaps close 12 hours before the slots." }, 409));
  const { user } = open({
    mine: answering(ok(asking)),
    schedule: answering(
      ok({ ...opened, slots: [{ ...free!, free: false, mine: true }, other!, third] }),
    ),
    askSwap,
  });
  (await screen.findByRole("button", { name: /^Another time/ })).focus();
  await user.keyboard("{Enter}");
  const sheet = within(await screen.findByRole("dialog"));
  expect(await sheet.findByText("Asked to swap")).toBeTruthy();
  const others = sheet.getAllByRole("button", { name: /^Ask to swap for/ });
  expect(others.map((each) => each.getAttribute("aria-label"))).toEqual([
    "Ask to swap for 10:00 to 10:30, Panel 3",
  ]);
  others[0]?.focus();
  await user.keyboard("{Enter}");
  await screen.findByText("Swaps close 12 hours before the slots.");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText("Swaps close 12 hours before the slots.")).toBeNull();
});

test("a schedule that is not there leads back to one's slots", async () => {
  const schedule = answering(refusal({ message: "There is no such schedule." }, 404));
  const { user } = open({ mine: answering(ok(nothing)), schedule }, "/student/slots?schedule=old");
  (await screen.findByRole("button", { name: "Back to your slots" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("No slots yet")).toBeTruthy();
});

test("what is confirmed while something else is under way is done after it, and not dropped", async () => {
  const { coming, come } = late();
  const release = answering(ok(nothing));
  const { user } = open({
    mine: answering(ok(askedFor)),
    answerSwap: async () => {
      await coming;
      return ok({ ...askedFor, swaps: [] });
    },
    release,
  });
  await user.click(await screen.findByRole("button", { name: /^Decline the swap/ }));
  await user.click(screen.getByRole("button", { name: /^Give back/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Give it back" }));
  expect(release.asked).toEqual([]);
  expect(screen.getByRole("dialog")).toBeTruthy();
  come();
  expect(await screen.findByText("No slots yet")).toBeTruthy();
  expect(release.asked).toEqual([{ params: { id: "first" } }]);
});
