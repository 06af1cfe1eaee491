// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { AccessLogScreen } from "./access-log-screen";
import { AccountScreen } from "./account-screen";

type Trust = NonNullable<NonNullable<FakeCalls["student"]>["trust"]>;

const stays = [{ what: "One line in a count.", why: "The college reports how many it placed." }];
const nothing = { requestedAt: null, erasesAt: null, stays };
const waiting = {
  requestedAt: "2026-11-13T06:00:00.000Z",
  erasesAt: "2026-11-20T06:00:00.000Z",
  stays,
};
const guarded = {
  account: {
    security: async () =>
      ok({
        email: "asha@a.example",
        twoStep: false,
        recoveryCodesLeft: 0,
        passwordChangedAt: null,
      }),
  },
  auth: { sessions: async () => ok([]) },
  consents: { list: async () => ok({ notice: "2026-11-24", purposes: [], history: [] }) },
};
/** What every page knows of the student, asked for again when they ask to be erased and when they stay. */
const userData = answering(refusal({ message: "The server is resting." }, 503));
const open = (trust: Trust, screenShown = <AccountScreen />, path = "/") =>
  renderScreen(screenShown, {
    area: "student",
    mode: "PORTFOLIO",
    path,
    calls: { student: { ...guarded, trust, personal: { userData } } },
  });

test("deleting says what follows, asks for the password, and can be called off", async () => {
  const askDeletion = answering(ok(waiting));
  const { user } = open({ deletion: async () => ok(nothing), askDeletion });
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/In seven days your portfolio, résumés, video/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(askDeletion.asked).toEqual([]);
});

test("without the password nothing is asked, and a wrong one is told at its field", async () => {
  const askDeletion = answering(refusal({ errors: { password: "That is not your password." } }));
  const { user } = open({ deletion: async () => ok(nothing), askDeletion });
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Delete my account/ }));
  expect(await dialog.findByText("Write your password.")).toBeTruthy();
  expect(askDeletion.asked).toEqual([]);
  await user.type(dialog.getByLabelText("Your password"), "not this one");
  await user.click(dialog.getByRole("button", { name: /^Delete my account/ }));
  expect(await dialog.findByText("That is not your password.")).toBeTruthy();
});

test("a deletion that waits says until when, and is taken back by one press", async () => {
  const askDeletion = answering(ok(waiting));
  const cancelDeletion = answering(ok(nothing));
  const { user } = open({ deletion: async () => ok(nothing), askDeletion, cancelDeletion });
  await user.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Your password"), "lantern-over-the-door");
  await user.click(dialog.getByRole("button", { name: /^Delete my account/ }));
  expect(await screen.findByText(/^Your account is erased on Friday,? 20 November/)).toBeTruthy();
  expect(askDeletion.asked).toEqual([
    { body: { password: "lantern-over-the-door", reason: undefined } },
  ]);
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
  expect(userData.asked).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: /^Keep my account/ }));
  expect(await screen.findByRole("button", { name: "Delete my account" })).toBeTruthy();
  expect(userData.asked).toHaveLength(2);
});

test("what stays after a deletion is listed with its reason before anything is asked", async () => {
  open({ deletion: async () => ok(nothing) });
  expect(await screen.findByText("One line in a count.")).toBeTruthy();
  expect(screen.getByText("The college reports how many it placed.")).toBeTruthy();
});

test("a download that is refused says why", async () => {
  const { user } = open({
    deletion: async () => ok(nothing),
    export: async () => refusal({ message: "You have downloaded your data ten times." }, 429),
  });
  await user.click(await screen.findByRole("button", { name: /^Download everything/ }));
  expect(await screen.findByText("You have downloaded your data ten times.")).toBeTruthy();
});

test("another password is refused at its field, and then taken", async () => {
  const replies = [refusal({ errors: { currentPassword: "That is not it." } }), ok(undefined)];
  const { user } = renderScreen(<AccountScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: {
        ...guarded,
        trust: { deletion: async () => ok(nothing) },
        auth: { ...guarded.auth, changePassword: async () => replies.shift()! },
      },
    },
  });
  await user.type(screen.getByLabelText("Current password"), "lantern-over-the-door");
  await user.type(screen.getByLabelText("New password"), "a lantern over every door");
  await user.click(screen.getByRole("button", { name: /^Change password/ }));
  expect(await screen.findByText("That is not it.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Change password/ }));
  expect(await screen.findByText(/^Your new password is saved\./)).toBeTruthy();
});

const visit = (id: string, viewer: object | null, what = "PROFILE") => ({
  id,
  what,
  at: "2026-11-13T06:00:00.000Z",
  viewer,
});
const officer = {
  name: "Meera Krishnan",
  role: "PLACEMENT_OFFICER",
  organisation: "Nilgiri Institute of Technology",
};

test("the log names who was logged in, and nobody else; older visits follow on request", async () => {
  const asked: unknown[] = [];
  const pages = [
    ok({ items: [visit("1", officer), visit("2", null, "VIDEO")], next: "later" }),
    ok({ items: [visit("3", null, "DOCUMENT")], next: null }),
  ];
  const accessLog = async (input?: { query?: unknown }) => {
    asked.push(input?.query);
    return pages.shift()!;
  };
  const { user } = open({ accessLog } as Trust, <AccessLogScreen />);
  expect(await screen.findByText("Meera Krishnan")).toBeTruthy();
  expect(screen.getByText("Nilgiri Institute of Technology")).toBeTruthy();
  // In the arch of a college stands the letter of the college.
  expect(screen.getAllByRole("listitem")[0]?.textContent).toMatch(/^NMeera Krishnan/);
  expect(screen.getAllByRole("listitem")[1]?.textContent).toMatch(
    /Somebody with the link watched your video.*13 Nov 2026, \d\d:\d\d$/,
  );
  await user.click(screen.getByRole("button", { name: /^Show more/ }));
  expect(await screen.findByText(/opened a document/)).toBeTruthy();
  expect(asked).toEqual([{}, { next: "later" }]);
  expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull();
});

test("who looks for one kind of visit finds it in the address, so that a link and a reload show the same", async () => {
  const asked: unknown[] = [];
  const accessLog = async ({ query = {} }: { query?: object } = {}) => {
    asked.push(query);
    return ok({ items: [], next: null });
  };
  const { user } = open(
    { accessLog },
    <>
      <AccessLogScreen />
      <Address />
    </>,
    "/student/access-log?what=VIDEO",
  );
  expect(await screen.findByText("Nobody opened that yet")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Show"), "Résumé");
  expect(await screen.findByText("?what=RESUME")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Show"), "Everything");
  expect(await screen.findByText("Nobody was here yet")).toBeTruthy();
  expect(asked).toMatchObject([{ what: "VIDEO" }, { what: "RESUME" }, {}]);
  expect(asked[2]).not.toMatchObject({ what: expect.anything() });
});

const Address = () => <p>{useLocation().search}</p>;

test("an account that is erased just after midnight is not erased at 24 o'clock", async () => {
  const erasesAt = "2026-11-20T00:05:00+05:30";
  open({ deletion: async () => ok({ ...waiting, erasesAt }) });
  expect(await screen.findByText(/20 November.* 00:05$/)).toBeTruthy();
});
