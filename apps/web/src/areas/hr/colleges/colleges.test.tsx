// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { collegeListing, collegePage } from "@toran/contract/schemas/connection";
import { runInAction } from "mobx";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import type { z } from "zod/mini";
import { request } from "@/features/connections/testing/request";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { CollegeScreen } from "./college-screen";
import { CollegesScreen } from "./colleges-screen";

// jsdom gives everything no height, and a table without height draws no rows.
Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { configurable: true, value: 640 },
  clientWidth: { configurable: true, value: 1200 },
});

type Listed = z.output<typeof collegeListing>["items"][number];
type Page = z.output<typeof collegePage>;
const college = (n: number, more: Partial<Listed> = {}): Listed => ({
  id: `college-${n}`,
  name: `College ${n}`,
  city: "Ooty",
  picture: null,
  university: "Anna University",
  finalYearStudents: 240,
  connection: null,
  connectionId: null,
  initiatedBy: null,
  ...more,
});
const page = (more: Partial<Page> = {}): Page => ({
  college: {
    id: "college-1",
    universityId: null,
    university: "Anna University",
    name: "College 1",
    type: "AUTONOMOUS",
    established: 1984,
    naacGrade: "A+",
    aisheCode: null,
    website: null,
    about: "On a hill.",
    crest: null,
  },
  address: null,
  contact: null,
  departments: [
    { id: "cse", name: "Computer Science", code: "CSE", finalYearStudents: 180, majors: [] },
  ],
  infrastructure: [],
  season: { graduationYear: 2027, students: 171 },
  connection: null,
  ...more,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};
const address = () => screen.getByLabelText("Address").textContent;

type Calls = NonNullable<NonNullable<FakeCalls["hr"]>["colleges"]>;
const counts = {
  connected: 1,
  pendingSent: 1,
  pendingReceived: 2,
  waitingSince: null,
  notConnected: 40,
  total: 44,
};
function open(colleges: Calls, path: string) {
  const shown = renderScreen(
    <>
      <Routes>
        <Route path={paths.hr.colleges} element={<CollegesScreen />} />
        <Route path={paths.hr.college} element={<CollegeScreen />} />
      </Routes>
      <Address />
    </>,
    {
      area: "hr",
      mode: "DASHBOARD",
      path,
      calls: {
        hr: {
          colleges: {
            counts: async () => ok(counts),
            topSkills: async () =>
              ok([{ department: "computer science", skills: [{ name: "Go", students: 31 }] }]),
            ...colleges,
          },
        },
      },
    },
  );
  void shown.stores.hr.connections.load();
  return shown;
}

test("colleges are searched and narrowed as the address says, follow what happens, and lead to their page", async () => {
  const asked: unknown[] = [];
  let standing: Partial<Listed> = {};
  const { user, stores } = open(
    {
      list: async ({ query } = {}) => {
        asked.push(query);
        return ok({ items: [college(1, standing), college(2)], next: null, total: 2 });
      },
      read: async () => ok(page()),
    },
    "/hr/colleges?city=Ooty&department=Civil",
  );
  const row = await screen.findByRole("row", { name: /College 1\b/ });
  expect(within(row).getByText("Not connected")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ city: "Ooty", department: "Civil", connectionType: "ALL" });
  standing = { connection: "PENDING", initiatedBy: "COLLEGE" };
  act(() => runInAction(() => void stores.realtime.connectionChanges++));
  expect(await screen.findByText("Waiting for you")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "They asked" }));
  await user.type(screen.getByRole("searchbox"), "col");
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ search: "col", connectionType: "PENDING_RECEIVED" }),
  );
  await user.click(screen.getByRole("button", { name: "Remove Civil" }));
  await waitFor(() =>
    expect(address()).toBe("/hr/colleges?city=Ooty&standing=PENDING_RECEIVED&search=col"),
  );
  expect(screen.getByRole("tab", { name: /Requests/ }).textContent).toContain("2");
  await user.click(await screen.findByRole("row", { name: /College 1\b/ }));
  expect(await screen.findByRole("heading", { name: "College 1" })).toBeTruthy();
  expect(await screen.findByText("Top skills: Go (31)")).toBeTruthy();
  expect(screen.getByText("171")).toBeTruthy();
});

test("a table is found as its reader has left it: its rows dense, its columns as they were chosen", async () => {
  const calls = { list: async () => ok({ items: [college(1)], next: null, total: 1 }) };
  const first = open(calls, "/hr/colleges");
  await first.user.click(await screen.findByRole("button", { name: "Dense rows" }));
  first.unmount();
  open(calls, "/hr/colleges");
  const dense = await screen.findByRole("button", { name: "Dense rows" });
  expect(dense.getAttribute("aria-pressed")).toBe("true");
});

test("a request goes out with a message, and a college's own is declined with a reason", async () => {
  let now = page();
  const connect = answering(ok(request(1)));
  const decide = answering(ok(request(1, { status: "REJECTED" })));
  const { user, stores } = open(
    { read: async () => ok(now), connect, decide },
    "/hr/colleges/college-1",
  );
  await user.click(await screen.findByRole("button", { name: "Ask to connect" }));
  const asking = await screen.findByRole("dialog");
  await user.type(within(asking).getByRole("textbox"), "Twelve engineers.");
  await user.click(within(asking).getByRole("button", { name: "Send request" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(connect.asked).toEqual([
    { body: { collegeId: "college-1", status: "PENDING", message: "Twelve engineers." } },
  ]);
  now = page({ connection: request(1, { initiatedBy: "COLLEGE" }) });
  act(() => runInAction(() => void stores.realtime.connectionChanges++));
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  const declining = await screen.findByRole("dialog");
  expect(within(declining).queryByText(/could not be verified/)).toBeNull();
  await user.selectOptions(within(declining).getByRole("combobox"), "NOT_RELEVANT");
  await user.click(within(declining).getByRole("button", { name: /^Decline/ }));
  await waitFor(() => expect(decide.asked).toHaveLength(1));
  expect(decide.asked[0]).toMatchObject({ body: { status: "REJECTED", reason: "NOT_RELEVANT" } });
});

test("why a form of a connection is refused is told once: in the form, or in a message where that is closed", async () => {
  const manners: unknown[] = [];
  const says = "You have asked already. Your request waits for its answer.";
  const no = refusal({ message: says }, 409);
  const { coming, come } = late();
  const connect = async (_input: unknown, options?: unknown) => {
    manners.push(options);
    if (manners.length > 1) await coming;
    return no;
  };
  const decide = async (_input: unknown, options?: unknown) => {
    manners.push(options);
    return no;
  };
  let now = page();
  const { user, stores } = open(
    { read: async () => ok(now), connect, decide },
    "/hr/colleges/college-1",
  );
  const press = async (name: string | RegExp) =>
    user.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name: "Ask to connect" }));
  await press("Send request");
  expect(await within(screen.getByRole("dialog")).findByText(says)).toBeTruthy();
  await press("Send request");
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  come();
  await waitFor(() => expect(stores.feedback.toasts).toHaveLength(1));
  expect(stores.feedback.toasts[0]).toMatchObject({
    title: "College 1 is not asked to connect",
    detail: says,
  });
  now = page({ connection: request(1, { initiatedBy: "COLLEGE" }) });
  act(() => runInAction(() => void stores.realtime.connectionChanges++));
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  await user.selectOptions(
    within(await screen.findByRole("dialog")).getByRole("combobox"),
    "NOT_RELEVANT",
  );
  await press(/^Decline/);
  expect(await within(screen.getByRole("dialog")).findByText(says)).toBeTruthy();
  await press("Cancel");
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  const told = { tellsFailure: true };
  await waitFor(() => expect(manners).toEqual([told, told, told, undefined]));
});

const refused = (allowReRequest: boolean) =>
  request(1, {
    status: "REJECTED",
    reason: "UNVERIFIED_COMPANY",
    allowReRequest,
    history: [
      {
        status: "REJECTED",
        by: "COLLEGE",
        who: null,
        reason: "UNVERIFIED_COMPANY",
        reasonText: null,
        at: "2026-11-14T10:00:00Z",
      },
    ],
  });

test("a refusal says why and whether one may ask again, and a company cannot block", async () => {
  let now = page({ connection: refused(true) });
  const { stores } = open({ read: async () => ok(now) }, "/hr/colleges/college-1");
  expect(await screen.findByText("You can ask once more.")).toBeTruthy();
  expect(screen.getAllByText("The company could not be verified")).toHaveLength(2);
  expect(screen.getByText("College 1 declined")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ask to connect" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Block" })).toBeNull();
  now = page({ connection: refused(false) });
  act(() => runInAction(() => void stores.realtime.connectionChanges++));
  expect(await screen.findByText("This answer stands; you cannot ask again.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask to connect" })).toBeNull();
});

test("a college that is not there says so, and one that does not come tries again", async () => {
  let failure = refusal({ message: "Not now." }, 503);
  const { user } = open({ read: async () => failure }, "/hr/colleges/college-1");
  await screen.findByText("Not now.");
  failure = refusal({ message: "The college was not found." }, 404);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There is no such college")).toBeTruthy();
});
