// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { request } from "@/features/connections/testing/request";
import { nothingWaits, todoOf } from "@/features/todos/testing/todo";
import { season, widgets } from "../testing/season";
import { HomeScreen } from "./home-screen";

const Address = () => <output aria-label="Address">{useLocation().search}</output>;
function open(po: FakeCalls["po"] = {}, rank?: OfficerRank, path = "/po/home") {
  const screens = (
    <>
      <HomeScreen />
      <Address />
    </>
  );
  const shown = renderScreen(screens, {
    area: "po",
    mode: "DASHBOARD",
    path,
    calls: { po: season(po, rank) },
  });
  void shown.stores.po.load();
  void shown.stores.po.answers.load();
  return shown;
}
const cell = async (name: string) => screen.findByRole("region", { name });

const placed = () => screen.getByRole("link", { name: "Placed" }).getAttribute("href");

test("the home tells the season, and follows the chosen departments", async () => {
  const { user } = open();
  const strip = await cell("The season so far");
  expect(within(strip).getByText("of 254")).toBeTruthy();
  expect(within(strip).getByText("₹7.2")).toBeTruthy();
  expect(within(strip).getByText("4 this week, 12 not seeking")).toBeTruthy();
  expect(placed()).toBe("/po/students?tab=placed&graduationYear=2027");
  expect(screen.getByRole("link", { name: "Offers made" }).getAttribute("href")).toBe(
    "/po/students?placement=OFFERED&placement=PLACED&graduationYear=2027",
  );
  await user.click(screen.getByRole("radio", { name: "Core" }));
  expect(await within(await cell("The season so far")).findByText("of 74")).toBeTruthy();
  expect(placed()).toBe("/po/students?tab=placed&graduationYear=2027&department=Civil");
  expect(await cell("The final-year roll")).toBeTruthy();
  expect(await screen.findByText("1 of 2", { exact: false })).toBeTruthy();
  const gap = screen.getByRole("link", { name: "Add the crest" });
  expect(gap.getAttribute("href")).toBe("/po/college");
});

test("the roll counts those of other departments, and names none of them as furthest", async () => {
  const figures = { notSeeking: 0, placedThisWeek: 0, offered: 0, inProcess: 0 };
  open({
    dashboard: {
      departments: async () =>
        ok([
          { id: "civil", name: "Civil", students: 74, placed: 29, ...figures },
          { id: null, name: "Other departments", students: 2, placed: 2, ...figures },
        ]),
    },
  });
  const finding = "31 of 76 students are placed; Civil is furthest.";
  expect(await screen.findByRole("figure", { name: finding })).toBeTruthy();
});

test("the chosen departments stand in the address, also while the page is arranged, and one that is not there is left out", async () => {
  const first = open();
  await first.user.click(await screen.findByRole("radio", { name: "Core" }));
  await first.user.click(screen.getByRole("button", { name: "Customise" }));
  const search = screen.getByLabelText("Address").textContent;
  expect(search).toBe("?group=core&arrange=");
  first.unmount();
  const again = open({}, undefined, "/po/home?group=core");
  expect(await within(await cell("The season so far")).findByText("of 74")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Core" })).toHaveProperty("checked", true);
  again.unmount();
  open({}, undefined, "/po/home?group=gone");
  expect(await within(await cell("The season so far")).findByText("of 254")).toBeTruthy();
});

test("a part that does not come says so and tries again, and leaves the others alone", async () => {
  let down = true;
  const { user } = open({
    dashboard: {
      topSkills: async () => (down ? refusal({ message: "Not now." }, 503) : ok([])),
    },
  });
  const skills = await cell("Top skills by department");
  await within(skills).findByText("Not now.");
  expect(await cell("The season so far")).toBeTruthy();
  down = false;
  await user.click(within(skills).getByRole("button", { name: "Try again" }));
  expect(await within(skills).findByText("No skills yet")).toBeTruthy();
});

test("a request is accepted in its row, and what hangs on it is told anew", async () => {
  let waiting = [request(1), request(2)];
  const decided: unknown[] = [];
  const { user } = open({
    companies: {
      status: async () => ok({ items: waiting, next: null }),
      decide: async (input) => {
        decided.push(input);
        waiting = [request(2)];
        return ok(request(1, { status: "APPROVED" }));
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Accept Company 1" }));
  await waitFor(() => expect(screen.queryByText("Company 1")).toBeNull());
  expect(decided).toEqual([{ params: { id: request(1).id }, body: { status: "APPROVED" } }]);
  expect(screen.getByText("Company 2")).toBeTruthy();
});

test("a request that arrives is there without a reload", async () => {
  let waiting = [request(1)];
  const { stores } = open({
    companies: { status: async () => ok({ items: waiting, next: null }) },
  });
  await screen.findByText("Company 1");
  waiting = [request(2), request(1)];
  act(() => void stores.realtime.connectionChanges++);
  expect(await screen.findByText("Company 2")).toBeTruthy();
});

test("declining asks why, and somebody who was faster is told at once", async () => {
  const decide = answering(refusal({ message: "You are connected already." }, 409));
  const { user } = open({ companies: { decide } });
  await user.click(await screen.findByRole("button", { name: "Decline Company 1" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: /^Decline/ }));
  expect(within(dialog).getByText("Choose a reason.")).toBeTruthy();
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Reason" }), "OTHER");
  await user.click(within(dialog).getByRole("button", { name: /^Decline/ }));
  expect(within(dialog).getByText("Write the reason.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox"), "Our season is over.");
  await user.click(within(dialog).getByRole("checkbox"));
  await user.click(within(dialog).getByRole("button", { name: /^Decline/ }));
  expect(await within(dialog).findByText("You are connected already.")).toBeTruthy();
  expect(decide.asked).toEqual([
    {
      params: { id: request(1).id },
      body: {
        status: "REJECTED",
        reason: "OTHER",
        reasonText: "Our season is over.",
        allowReRequest: false,
      },
    },
  ]);
});

test("an officer who only looks is offered nothing to answer", async () => {
  open({}, "VIEWER");
  expect(await screen.findByText("Company 1")).toBeTruthy();
  await screen.findByText("Good", { exact: false });
  expect(screen.queryByRole("button", { name: /Accept|Decline/ })).toBeNull();
  expect(screen.queryByRole("link", { name: "Import students" })).toBeNull();
});

test("196: the home is arranged by keys, at once, and stays as it was when that cannot be kept", async () => {
  const saved: string[][] = [];
  let down = false;
  const { user } = open({
    dashboard: {
      saveWidgets: async ({ body }) => {
        saved.push(body.widgets.filter(({ shown }) => shown).map(({ id }) => id));
        return down
          ? refusal({ message: "Not now." }, 503)
          : ok(
              body.widgets.map((each, position) => ({
                ...each,
                columns: Number(each.columns),
                name: each.id,
                position,
              })),
            );
      },
    },
  });
  await cell("The season so far");
  await user.click(screen.getByRole("button", { name: "Customise" }));
  const grip = await screen.findByRole("button", { name: "Move The final-year roll" });
  grip.focus();
  await user.keyboard(" {ArrowUp} ");
  const ids = widgets.map(({ id }) => id);
  await waitFor(() => expect(saved).toEqual([["ROLL", "SEASON", ...ids.slice(2)]]));
  await user.click(screen.getByRole("switch", { name: /The season/ }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /season so far/ })).toBeNull());
  down = true;
  await user.click(screen.getByRole("switch", { name: /Top skills/ }));
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(await cell("Top skills by department")).toBeTruthy();
});

test("quick actions are those that are pinned, and pinning one keeps it", async () => {
  const created: unknown[] = [];
  const { user } = open({
    quickAccess: {
      list: async () => ok([{ id: "1", name: "Find", action: "companies.find" }]),
      create: async ({ body }) => {
        created.push(body.action);
        return ok({ id: "2", ...body });
      },
    },
  });
  const actions = await cell("Quick actions");
  await within(actions).findByRole("link", { name: "Find companies" });
  expect(within(actions).getAllByRole("link")).toHaveLength(1);
  await user.click(within(actions).getByRole("button", { name: "Choose quick actions" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Archive" }));
  await waitFor(() => expect(created).toEqual(["students.archive"]));
});

const made = todoOf("Call Kestrel", { id: "1" });

const boxes = () =>
  screen.getAllByRole<HTMLInputElement>("checkbox").map(({ labels }) => labels?.[0]?.textContent);

test("a to-do is put before another by keys, and one that is added stands before what is due later", async () => {
  const hall = {
    ...made,
    id: "2",
    title: "Book the hall",
    dueAt: "2100-01-01T10:00:00Z",
    order: 2,
  };
  const update = answering(ok({ ...hall, order: 0 }));
  const create = answering(ok({ ...made, id: "3", order: -1 }));
  const { user } = open({
    todos: { list: async () => ok([made, hall]), ...nothingWaits, update, create },
  });
  const grip = await screen.findByRole("button", { name: "Move Book the hall" });
  act(() => grip.focus());
  await user.keyboard(" {ArrowUp} ");
  await waitFor(() => expect(update.asked).toHaveLength(1));
  expect(update.asked).toEqual([
    { params: { id: "2" }, body: expect.objectContaining({ order: 0 }) },
  ]);
  expect(boxes()).toEqual(["Book the hall", "Call Kestrel"]);
  expect(document.activeElement).toBe(grip);
  await user.click(screen.getByRole("button", { name: "Add a to-do" }));
  const field = await screen.findByRole("textbox", { name: "What is to be done" });
  await user.type(field, "Call");
  await user.type(screen.getByRole("textbox", { name: /^Due/ }), "01/02/2099{Enter}");
  await waitFor(() =>
    expect(create.asked).toEqual([
      { body: { title: "Call", dueAt: expect.stringContaining("2099"), order: -1 } },
    ]),
  );
});

test("a to-do is added, ticked and taken away, and what was taken away comes back", async () => {
  const create = answering(ok(made));
  const { user, stores } = open({
    todos: {
      ...nothingWaits,
      create,
      update: async ({ body }) => ok({ ...made, status: body?.status ?? "OPEN" }),
      remove: async () => ok(undefined),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Add a to-do" }));
  const field = await screen.findByRole("textbox", { name: "What is to be done" });
  await user.type(field, "Call Kestrel{Enter}");
  const box = await screen.findByRole("checkbox", { name: "Call Kestrel" });
  await user.click(box);
  await screen.findByText("Done");
  await user.click(screen.getByRole("button", { name: "More for Call Kestrel" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText("Call Kestrel")).toBeNull());
  stores.feedback.toasts.at(-1)?.action?.onPress();
  expect(await screen.findByText("Call Kestrel")).toBeTruthy();
  expect(create.asked).toHaveLength(2);
});
