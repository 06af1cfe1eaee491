// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { addDays, collegeZone, wallAt } from "@toran/contract/calendar/zones";
import { block as entry, type CalendarEvent } from "@toran/contract/schemas/calendar";
import { seenOf } from "@toran/contract/seen";
import { expect, test } from "vitest";
import { readTime } from "@/lib/time-field";
import { useStores } from "@/stores/use-stores";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { piecesOf } from "./pieces";
import { block, event, Here, openCalendar, own, today } from "./testing/calendar";
import { Today } from "./today";
import { zoneNote } from "./use-now";

const noFeed = ok({ since: null, readAt: null });
const lies = (more: Partial<CalendarEvent>, zone = collegeZone) =>
  piecesOf(event(more), zone).map(({ day, from, to }) => [day, from, to]);

function OfToday() {
  const { calls } = useStores();
  return <Today area="po" calls={async () => (await calls.po()).calendar} />;
}
test("an event of a source opens its page, one's own its form, and what is wrong there loses nothing", async () => {
  const updateBlock = answering(refusal({ errors: { endTime: "Let it end after it begins." } }));
  const { user } = openCalendar({ readBlock: async () => ok(block), updateBlock });
  await user.click(await screen.findByRole("button", { name: /Dentist/ }));
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "What it is" });
  await user.clear(title);
  await user.type(title, "Doctor");
  const until = screen.getByRole<HTMLInputElement>("textbox", { name: "Until" });
  await user.clear(until);
  await user.type(until, "1130");
  await user.click(screen.getByRole("button", { name: /^Save the entry/ }));
  expect(updateBlock.asked).toMatchObject([
    {
      params: { id: block.id },
      body: { title: "Doctor", startTime: "09:30", endTime: "11:30", seen: seenOf(entry, block) },
    },
  ]);
  expect(await screen.findByText("Let it end after it begins.")).toBeTruthy();
  expect([title.value, until.value]).toEqual(["Doctor", "11:30"]);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: /Closes: Engineer/ }));
  expect(await screen.findByText("/po/jobs/1")).toBeTruthy();
});

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

test("a new entry begins at what it is, so that what is typed at once is not lost", async () => {
  const { user } = openCalendar({});
  (await screen.findByRole("button", { name: "Add to calendar" })).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog");
  await user.keyboard("Panel of two");
  expect((await field("What it is")).value).toBe("Panel of two");
});

test("an entry whose beginning is moved by keys ends as much later", async () => {
  const { user } = openCalendar({ readBlock: async () => ok(block) });
  await user.click(await screen.findByRole("button", { name: /Dentist/ }));
  const [at, until] = [await field("At"), await field("Until")];
  const [began, ended] = [at.value, until.value];
  at.focus();
  await user.clear(at);
  await user.keyboard("2315{Tab}");
  expect([began, ended]).toEqual(["09:30", "10:15"]);
  expect([at.value, until.value]).toEqual(["23:15", "00:00"]);
});

test("the home tells of today alone, and leads to where it is dealt with", async () => {
  const tomorrow = event({ id: "task.3", title: "Later", start: `${addDays(today, 1)}T09:00:00Z` });
  const { user } = renderScreen(
    <>
      <Here />
      <OfToday />
    </>,
    {
      area: "po",
      mode: "DASHBOARD",
      path: "/po/home",
      calls: {
        po: {
          calendar: { list: async () => ok({ zone: collegeZone, events: [event({}), tomorrow] }) },
        },
      },
    },
  );
  const found = await screen.findByRole("button", { name: /Closes: Engineer/ });
  expect(screen.queryByText("Later")).toBeNull();
  await user.click(found);
  expect(await screen.findByText("/po/jobs/1")).toBeTruthy();
});

test("an entry goes after its consequence was read", async () => {
  const removeBlock = answering(ok(undefined));
  const { user } = openCalendar({ readBlock: async () => ok(block), removeBlock });
  await user.click(await screen.findByRole("button", { name: /Dentist/ }));
  await screen.findByRole("textbox", { name: "What it is" });
  await user.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/leaves your calendar/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: /^Delete the entry/ }));
  expect(removeBlock.asked).toEqual([{ params: { id: block.id } }]);
});

test("who thinks better of deleting an entry finds what they had typed", async () => {
  const { user } = openCalendar({ readBlock: async () => ok(block) }, "?tab=agenda");
  await user.click(await screen.findByRole("button", { name: /Dentist/ }));
  await user.type(await screen.findByRole("textbox", { name: "What it is" }), " at noon");
  await user.click(screen.getByRole("button", { name: "Delete" }));
  const asked = await screen.findByRole("dialog", { name: "Delete “Dentist”?" });
  await user.click(within(asked).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByDisplayValue("Dentist at noon")).toBeDefined();
});

test("the view, the day and the sources stand in the address, and are asked for", async () => {
  const list = answering(ok({ zone: collegeZone, events: [] }));
  const { user } = openCalendar({ list }, "?tab=week&day=2026-11-18&show=TASK");
  expect(await screen.findByText("Nothing of what you chose to see is in this time.")).toBeTruthy();
  expect(list.asked.at(-1)).toEqual({
    query: { from: "2026-11-16", to: "2026-11-22", sources: ["TASK"] },
  });
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  await user.click(screen.getByRole("radio", { name: "Month" }));
  expect(screen.getByText("/po/calendar?tab=month&day=2026-11-18")).toBeTruthy();
  screen.getByRole("button", { name: /^Wednesday 18 November/ }).focus();
  await user.keyboard("{ArrowRight}");
  expect(await screen.findByText("/po/calendar?tab=month&day=2026-11-19")).toBeTruthy();
  await user.keyboard("{PageDown}");
  expect(await screen.findByText("/po/calendar?tab=month&day=2026-12-19")).toBeTruthy();
  expect(list.asked.at(-1)).toEqual({ query: { from: "2026-11-30", to: "2027-01-03" } });
});

test("other days that do not come say so, beside another try, and what is shown stays", async () => {
  const replies = [
    ok({ zone: collegeZone, events: [event({})] }),
    refusal({ message: "An error occurred on the server." }, 500),
    ok({ zone: collegeZone, events: [own] }),
  ];
  const { user } = openCalendar({
    list: async () => replies.shift() ?? ok({ zone: collegeZone, events: [] }),
  });
  await screen.findByRole("button", { name: /Closes/ });
  await user.click(screen.getByRole("button", { name: "Next month" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("An error occurred on the server.");
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await user.click(screen.getByRole("button", { name: "Previous month" }));
  expect(await screen.findByRole("heading", { name: /^\w+ \d{4}$/ })).toBeTruthy();
});

test("a secret address is shown once, and replaced or ended after its consequence was read", async () => {
  const openFeed = answering(
    ok({ url: "https://x/calendar/s.ics", since: "2026-11-20T00:00:00Z" }),
  );
  const closeFeed = answering(ok(undefined));
  const { user } = openCalendar({ feed: async () => noFeed, openFeed, closeFeed });
  await user.click(await screen.findByRole("button", { name: "Use elsewhere" }));
  await user.click(await screen.findByRole("button", { name: /^Make a secret address/ }));
  expect(await screen.findByText("https://x/calendar/s.ics")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Replace it" }));
  expect(screen.getByText(/get nothing from it any more, until/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Replace the address/ }));
  const of = "2026-11-20T00:00:00Z";
  expect(openFeed.asked).toEqual([{ query: { of: "none" } }, { query: { of } }]);
  await user.click(await screen.findByRole("button", { name: "End it" }));
  await user.click(screen.getByRole("button", { name: /^End the address/ }));
  expect(closeFeed.asked).toEqual([{ query: { of } }]);
  expect(await screen.findByText(/There is no address yet/)).toBeTruthy();
});

test("an address that another tab has made is told of, and not replaced unseen", async () => {
  const since = "2026-11-20T00:00:00Z";
  const fed = ok({ since, readAt: null });
  const message = "Another tab has made an address meanwhile.";
  const { user } = openCalendar({
    feed: answering<typeof noFeed | typeof fed>(noFeed, fed),
    openFeed: async () => refusal({ message, current: { since, readAt: null } }, 409),
  });
  await user.click(await screen.findByRole("button", { name: "Use elsewhere" }));
  await user.click(await screen.findByRole("button", { name: /^Make a secret address/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText(/There is an address since 20 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Replace it" })).toBeTruthy();
});

test("an event of several days lies on each of them, by the clocks of the college", () => {
  const next = addDays(today, 1);
  expect(lies({ end: `${next}T10:00:00+05:30` })).toEqual([
    [today, "23:59", "24:00"],
    [next, "00:00", "10:00"],
  ]);
  expect(lies({ end: `${next}T00:00:00+05:30` })).toEqual([[today, "23:59", "24:00"]]);
  const whole = {
    allDay: true,
    start: `${today}T00:00:00+05:30`,
    end: `${addDays(today, 2)}T00:00:00+05:30`,
  };
  expect(lies(whole, "America/New_York").map(([day]) => day)).toEqual([today, next]);
  expect(lies({}, "America/New_York")).toEqual([
    [today, wallAt(new Date(`${today}T23:59:00+05:30`), "America/New_York").time, undefined],
  ]);
});

const due = (time: string) =>
  piecesOf(event({ source: "TASK", start: `${today}T${time}:00+05:30` }), collegeZone)[0];

test("what is to be done is due on its day, unless it was given a time", () => {
  expect(due("23:59")).toMatchObject({ day: today, untimed: "Due" });
  expect(due("23:59")?.from).toBeUndefined();
  expect(due("16:00")).toMatchObject({ day: today, from: "16:00" });
});

test("the zone is named where the reader's clock shows another time", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(zoneNote(timeZone)).toBeUndefined();
  expect(zoneNote("Pacific/Kiritimati")).toContain("(Pacific/Kiritimati)");
});

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["9.30", "09:30"],
  ["0930", "09:30"],
  ["25", "25"],
  ["half past nine", "half past nine"],
])("the time %s is read as %s", (typed, read) => {
  expect(readTime(typed)).toBe(read);
});

test("what was typed into an entry is there after a reload; one that was left is shown as it is", async () => {
  const calls = { readBlock: async () => ok(block) };
  const edit = async () => {
    const opened = openCalendar(calls);
    (await screen.findByRole("button", { name: /Dentist/ })).focus();
    await opened.user.keyboard("{Enter}");
    return { ...opened, field: await field("What it is") };
  };
  const before = await edit();
  // The first field, which has it once it was read, marked as a whole.
  expect(document.activeElement).toBe(before.field);
  await before.user.keyboard("{End} in Ooty");
  before.unmount();
  const again = await edit();
  expect(again.field.value).toBe("Dentist in Ooty");
  screen.getByRole("button", { name: "Cancel" }).focus();
  await again.user.keyboard("{Enter}");
  again.unmount();
  const last = await edit();
  expect(last.field.value).toBe("Dentist");
});
