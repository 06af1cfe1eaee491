// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ApiFailure } from "@toran/api-client/failure";
import type { Envelope } from "@toran/contract/events";
import type { Bookmark, BookmarkChanged, Candidate } from "@toran/contract/schemas/candidate";
import { expect, test, vi } from "vitest";
import { published } from "@/features/public-profile/testing/published";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { candidate, college, openStudents } from "./testing/candidate";

/** What the page was given to hear events by. */
let hear: (event: Envelope) => void = () => undefined;
vi.mock("@toran/api-client/realtime", () => ({
  connectRealtime: ({ onEvent }: { onEvent: typeof hear }) => {
    hear = onEvent;
    return { close: () => undefined, typing: () => undefined, received: () => undefined };
  },
}));
const tell = (payload: BookmarkChanged) =>
  act(async () => hear({ id: "e", type: "bookmark.changed", seq: 0, at: "", payload }));

const bookmark: Bookmark = { by: "Vikram Rao", at: "2026-11-03T09:00:00.000Z" };
const pageOf = (...items: Candidate[]) => ok({ items, next: null, total: items.length });
const button = (name: string) => screen.findByRole("button", { name });
const focusRow = async (name: RegExp) => {
  const row = await screen.findByRole("row", { name });
  act(() => row.focus());
};
const press = async () => fireEvent.click(await button("Bookmark Asha Rao 1"));
const pressed = (name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-pressed") === "true";
/** A call that answers when the test says so. */
function held<Reply>() {
  const asked: unknown[] = [];
  const answers: ((reply: Reply | ApiFailure) => void)[] = [];
  const call = (input: unknown) => {
    asked.push(input);
    return new Promise<Reply | ApiFailure>((resolve) => answers.push(resolve));
  };
  const answer = (reply: Reply | ApiFailure) => act(async () => answers.shift()?.(reply));
  return Object.assign(call, { asked, answer });
}
const first = { params: { id: "student-1" } };

test("a student of the list is bookmarked by a press or by B, at once, and found again by a tab", async () => {
  const list = answering(pageOf(candidate(1), candidate(2)));
  const put = held<ReturnType<typeof ok<Bookmark>>>();
  const take = held<ReturnType<typeof ok<undefined>>>();
  const students = { list, bookmark: put, removeBookmark: take };
  const { user } = openStudents({ students }, "/hr/students");
  await focusRow(/Rao 1/);
  await user.click(await button("Bookmark Asha Rao 1"));
  expect(pressed("Bookmark Asha Rao 1")).toBe(true);
  expect(screen.getByRole("row", { name: /Rao 1 ?Bookmarked/ })).toBeTruthy();
  await put.answer(ok(bookmark));
  expect(put.asked).toEqual([first]);
  expect(screen.getByText("Asha Rao 1: bookmarked").tagName).toBe("OUTPUT");
  await focusRow(/Rao 1/);
  await user.keyboard("b");
  await waitFor(() => expect(take.asked).toEqual([first]));
  expect(pressed("Bookmark Asha Rao 1")).toBe(false);
  await take.answer(ok(undefined));
  expect(pressed("Bookmark Asha Rao 1")).toBe(false);
  await user.click(screen.getByRole("tab", { name: "Bookmarked" }));
  await waitFor(() => expect(list.asked.at(-1)).toMatchObject({ query: { bookmarked: true } }));
});

test("where it fails the student is shown as before, and what was pressed last is what holds", async () => {
  const put = held<ReturnType<typeof ok<Bookmark>>>();
  const take = held<ReturnType<typeof ok<undefined>>>();
  const list = answering(pageOf(candidate(1)));
  openStudents({ students: { list, bookmark: put, removeBookmark: take } }, "/hr/students");
  await focusRow(/Rao 1/);
  await press();
  expect(pressed("Bookmark Asha Rao 1")).toBe(true);
  await put.answer(refusal({ message: "The student was not found." }, 404));
  expect(pressed("Bookmark Asha Rao 1")).toBe(false);
  await press();
  await press();
  expect(pressed("Bookmark Asha Rao 1")).toBe(false);
  expect(take.asked).toEqual([]);
  await put.answer(ok(bookmark));
  expect(take.asked).toEqual([first]);
  await take.answer(refusal({ message: "Network" }, 0));
  expect(pressed("Bookmark Asha Rao 1")).toBe(true);
});

test("the bookmarked ones are told with who and when, and there is a word for none, for none that match, and for a failure", async () => {
  const none = pageOf();
  const list = answering<ReturnType<typeof pageOf> | ApiFailure>(
    pageOf({ ...candidate(1), bookmark }),
    none,
    none,
    refusal({ message: "The students could not be loaded." }, 500),
  );
  const hr = { students: { list } };
  const some = openStudents(hr, "/hr/students?tab=bookmarked");
  expect(await screen.findByText(/^Vikram Rao, /)).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Bookmarked", selected: true })).toBeTruthy();
  some.unmount();
  const nobody = openStudents(hr, "/hr/students?tab=bookmarked");
  expect(await screen.findByText("No bookmarks yet")).toBeTruthy();
  nobody.unmount();
  const noMatch = openStudents(hr, "/hr/students?tab=bookmarked&department=Civil");
  expect(await screen.findByText("No students match")).toBeTruthy();
  noMatch.unmount();
  openStudents(hr, "/hr/students?tab=bookmarked");
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
});

test("what a colleague or another tab bookmarks is shown without a reload", async () => {
  const list = answering(pageOf({ ...candidate(1), bookmark }));
  const { stores } = openStudents({ students: { list } }, "/hr/students?tab=bookmarked");
  await act(() => stores.realtime.open("vikram"));
  await focusRow(/Rao 1 ?Bookmarked/);
  await tell({ studentId: "student-1", bookmark: null });
  // It stays in its place, so that it can be put back.
  expect(pressed("Bookmark Asha Rao 1")).toBe(false);
  await tell({ studentId: "student-1", bookmark: { ...bookmark, by: "Meera K" } });
  expect(await screen.findByText(/^Meera K, /)).toBeTruthy();
  const asked = list.asked.length;
  await tell({ studentId: "student-9", bookmark });
  expect(list.asked).toHaveLength(asked + 1);
});

test("the page of a student is bookmarked as well, and says by whom", async () => {
  const put = held<ReturnType<typeof ok<Bookmark>>>();
  const read = answering(ok({ college, page: published, bookmark: null }));
  const { user, stores } = openStudents(
    { students: { read, bookmark: put } },
    "/hr/students/student-1",
  );
  await act(() => stores.realtime.open("vikram"));
  await user.click(await button("Bookmark"));
  expect(pressed("Bookmark")).toBe(true);
  await put.answer(ok(bookmark));
  expect(screen.getByText(/Bookmarked by Vikram Rao on 3 November 2026/)).toBeTruthy();
  await tell({ studentId: "student-1", bookmark: null });
  expect(pressed("Bookmark")).toBe(false);
  await user.click(await button("Bookmark"));
  await put.answer(refusal({ message: "Nilgiri does not show you its students." }, 403));
  expect(pressed("Bookmark")).toBe(false);
});

test("who only looks is offered no bookmarks", async () => {
  const list = answering(pageOf({ ...candidate(1), bookmark }));
  const { stores } = openStudents({ students: { list } }, "/hr/students");
  const rank = "VIEWER" as const;
  const viewer = { id: "v", firstName: "Vera", lastName: "K", rank };
  act(() => stores.hr.user.set({ ...viewer } as NonNullable<typeof stores.hr.user.value>));
  await focusRow(/Rao 1 ?Bookmarked/);
  expect(screen.queryByRole("button", { name: /^Bookmark/ })).toBeNull();
});
