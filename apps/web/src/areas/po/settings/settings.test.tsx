// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { AuditEntry } from "@toran/contract/schemas/audit";
import type { Manager } from "@toran/contract/schemas/manager";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { meera } from "@/features/account/testing/meera";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { SettingsScreen } from "./settings-screen";

const ravi = "0193a1f0-0000-7000-8000-00000000000a";
const tara = "0193a1f0-0000-7000-8000-00000000000b";

const officer = (more: Partial<Manager>): Manager => ({
  id: "meera",
  firstName: "Meera",
  lastName: "Krishnan",
  email: "meera@nilgiri.example",
  designation: null,
  rank: "LEAD",
  joined: true,
  since: "2026-11-20T10:00:00Z",
  self: false,
  ...more,
});
const all = [
  officer({ self: true }),
  officer({ id: ravi, firstName: "Ravi", lastName: "Menon", rank: "MEMBER", joined: false }),
];
/** Who has left, and whose deeds the log still has. */
const gone = { id: tara, name: "Tara Iyer" };
const signedIn = (rank: OfficerRank) => ({
  ...officer({}),
  lastName: null,
  phone: null,
  picture: null,
  mode: "DASHBOARD",
  collegeId: "nilgiri",
  collegeName: "Nilgiri",
  rank,
});

function open(tab: string, po: FakeCalls["po"], rank: OfficerRank = "LEAD") {
  const shown = renderScreen(
    <Routes>
      <Route path={paths.po.settings} element={<SettingsScreen />} />
    </Routes>,
    {
      area: "po",
      mode: "DASHBOARD",
      path: paths.po.settings.replace("*", tab),
      calls: {
        po: {
          profile: { profile: answering(ok({ data: signedIn(rank) })) },
          managers: { list: answering(ok(all)) },
          ...po,
          audit: { actors: answering(ok([gone])), ...po?.audit },
        },
      },
    },
  );
  void shown.stores.po.load();
  return shown;
}

test("the settings begin with the account, whose wrong field keeps what was typed", async () => {
  const { user } = open("", {
    account: {
      read: answering(ok(meera)),
      update: answering(refusal({ errors: { phone: "That number is not in use." } })),
    },
  });
  const phone = await screen.findByLabelText(/Phone/);
  await user.clear(phone);
  await user.type(phone, "+919812345679");
  await user.click(screen.getByRole("button", { name: /^Save account/ }));
  expect(await screen.findByText("That number is not in use.")).toBeTruthy();
  // A session that ends meanwhile takes nothing of it away.
  expect(Object.values(sessionStorage).join()).toContain("+919812345679");
  // Grouped once its country is known, which stands before it.
  await waitFor(() => expect((phone as HTMLInputElement).value).toBe("98123 45679"));
});

test("a lead invites an officer, changes what one may do, and takes one out after being told what follows", async () => {
  const invite = answering(ok(officer({ id: tara })));
  const change = answering(ok(officer({})));
  const remove = answering(ok(undefined));
  const list = answering(ok(all));
  const { user } = open("officers", { managers: { list, invite, change, remove } });
  await user.type(await screen.findByLabelText("First name"), "Tara");
  await user.type(screen.getByLabelText("Email"), "tara@nilgiri.example");
  await user.click(screen.getByRole("button", { name: /^Send the invitation/ }));
  expect(invite.asked).toMatchObject([{ body: { firstName: "Tara", rank: "MEMBER" } }]);
  await user.selectOptions(screen.getByLabelText("What Ravi Menon may do"), "VIEWER");
  expect(change.asked).toEqual([{ params: { id: ravi }, body: { rank: "VIEWER" } }]);
  await user.click(screen.getByRole("button", { name: "Take out Ravi Menon" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/logged out at once/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: /^Take out/ }));
  expect(remove.asked).toEqual([{ params: { id: ravi } }]);
});

test("a lead is asked before they give up their own rank, and keeps it when they think better of it", async () => {
  const change = answering(ok(officer({})));
  const { user } = open("officers", { managers: { list: answering(ok(all)), change } });
  const rank = await screen.findByLabelText<HTMLSelectElement>("What Meera Krishnan may do");
  const choose = async (answer: string) => {
    await user.selectOptions(rank, "MEMBER");
    const dialog = within(await screen.findByRole("dialog", { name: "Give up your own rank?" }));
    expect(dialog.getByText(/Only another lead can give it back/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await choose("Cancel");
  expect([rank.value, change.asked]).toEqual(["LEAD", []]);
  await choose("Give it up");
  expect(change.asked).toEqual([{ params: { id: "meera" }, body: { rank: "MEMBER" } }]);
});

test("a plan that holds no more officers is said with the way to the plans", async () => {
  const message = "Your plan holds 3 officers and 3 are there: no more fit.";
  const { user } = open("officers", {
    managers: {
      list: answering(ok(all)),
      invite: answering(refusal({ message, isFull: true }, 409)),
    },
  });
  await user.type(await screen.findByLabelText("First name"), "Tara");
  await user.type(screen.getByLabelText("Email"), "tara@nilgiri.example");
  await user.click(screen.getByRole("button", { name: /^Send the invitation/ }));
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe(
    paths.po.planPrice,
  );
  expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Tara");
});

test("what was chosen last for an officer stays in sight while it is saved, and is sent last", async () => {
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const slowly = async (what: string) => {
    sent.push(what);
    await new Promise<void>((resolve) => answers.push(resolve));
  };
  const { user } = open("officers", {
    managers: {
      list: answering(ok(all)),
      change: async ({ body }) => {
        await slowly(body.rank);
        return refusal({ message: "An error occurred on the server." }, 500);
      },
      remove: async () => {
        await slowly("out");
        return ok(undefined);
      },
    },
  });
  const rank = await screen.findByLabelText<HTMLSelectElement>("What Ravi Menon may do");
  await user.selectOptions(rank, "VIEWER");
  await waitFor(() => expect(sent).toEqual(["VIEWER"]));
  expect(rank.value).toBe("VIEWER");
  // The arrow keys of a closed list choose each rank they pass.
  await user.selectOptions(rank, "LEAD");
  expect(rank.value).toBe("LEAD");
  expect(sent).toEqual(["VIEWER"]);
  answers.pop()?.();
  await waitFor(() => expect(sent).toEqual(["VIEWER", "LEAD"]));
  answers.pop()?.();
  expect(await screen.findByText("An error occurred on the server.")).toBeTruthy();
  await waitFor(() => expect(rank.value).toBe("MEMBER"));

  await user.click(screen.getByRole("button", { name: "Take out Ravi Menon" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.tripleClick(dialog.getByRole("button", { name: /^Take out/ }));
  await waitFor(() => expect(sent).toEqual(["VIEWER", "LEAD", "out"]));
  answers.pop()?.();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who is no lead sees the officers and changes none", async () => {
  open("officers", {}, "MEMBER");
  expect(await screen.findByText("Ravi Menon")).toBeTruthy();
  expect(await screen.findByText(/Leads of the college decide/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Take/ })).toBeNull();
});

test("a lead reads who did what, and chooses by person; who is no lead is told whose it is", async () => {
  const entry: AuditEntry = {
    id: "one",
    at: "2026-11-20T10:00:00Z",
    actor: { id: ravi, name: "Ravi Menon", role: "PLACEMENT_OFFICER" },
    action: "colleague.rank",
    entity: tara,
    reason: null,
    details: [
      { name: "rank", before: "MEMBER", after: "VIEWER" },
      { name: "status", before: null, after: "CHANGES_REQUESTED" },
    ],
    address: "10.0.0.1",
  };
  const list = answering(ok({ items: [entry], next: null }));
  const lead = open("activity", { audit: { list } });
  expect(await screen.findByText("Changed what a colleague may do")).toBeTruthy();
  expect(screen.getByText("Member → Viewer")).toBeTruthy();
  expect(screen.getByText("Changes requested")).toBeTruthy();
  await lead.user.selectOptions(screen.getByLabelText("Who"), "Ravi Menon");
  expect(list.asked.at(-1)).toMatchObject({ query: { actor: ravi } });
  await lead.user.selectOptions(screen.getByLabelText("Who"), "Tara Iyer");
  expect(list.asked.at(-1)).toMatchObject({ query: { actor: tara } });
  lead.unmount();
  open("activity", {}, "MEMBER");
  expect(await screen.findByText(/^Leads see who did what/)).toBeTruthy();
});

test("what the log is looked through for stands in the address, for a reload and the back button", async () => {
  const list = answering(ok({ items: [], next: null }));
  const { user } = open(
    `activity?actor=${ravi}&action=colleague.invite&from=2026-11-01&to=2026-11-20`,
    {
      audit: { list },
    },
  );
  const who = await screen.findByLabelText<HTMLSelectElement>("Who");
  await waitFor(() => expect(who.value).toBe(ravi));
  const asked = { actor: ravi, from: "2026-11-01", to: "2026-11-20" };
  expect(list.asked.at(-1)).toEqual({ query: { ...asked, action: "colleague.invite" } });
  await user.selectOptions(screen.getByLabelText("What"), "Everything");
  await waitFor(() => expect(list.asked.at(-1)).toEqual({ query: asked }));
  expect(who.value).toBe(ravi);
});

test("whoever's own record did not come is told so where it decides what they see", async () => {
  const list = answering(ok({ items: [], next: null }));
  const replies = [
    refusal({ message: "An error occurred on the server." }, 500),
    ok({ data: signedIn("LEAD") }),
  ];
  const profile = async () => replies.shift()!;
  const { user } = open("activity", { audit: { list }, profile: { profile } });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing was done yet")).toBeTruthy();
});

test("the settings have plan and billing among their tabs", async () => {
  const subscription = { plan: null, state: null, endsAt: null, billings: [] };
  open("billing", {
    billing: {
      plans: answering(ok([])),
      subscription: answering(ok(subscription)),
    },
  });
  expect(await screen.findByRole("heading", { name: "Your plan" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Plan and billing", selected: true })).toBeTruthy();
});

test("colleagues and to-dos are taken out as sheets", async () => {
  const colleagues = answering(refusal({ message: "Not today." }, 503));
  const todos = answering(refusal({ message: "Not today." }, 503));
  const sheets = { colleagues, todos };
  const exportPresets = { list: answering(ok([])) };
  const csv = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole("button", { name: /^Export/ }));
    await user.click(await screen.findByRole("menuitem", { name: "CSV" }));
  };
  const people = open("officers", { sheets, exportPresets });
  await csv(people);
  await waitFor(() => expect(colleagues.asked).toEqual([{ query: { format: "csv" } }]));
  people.unmount();
  const nothing = { requestedAt: null, erasesAt: null, stays: [], hindered: null };
  await csv(open("data", { sheets, exportPresets, trust: { deletion: async () => ok(nothing) } }));
  await waitFor(() => expect(todos.asked).toEqual([{ query: { format: "csv" } }]));
});

test("an address that names no tab of the settings is told so", async () => {
  open("colours", {});
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});
