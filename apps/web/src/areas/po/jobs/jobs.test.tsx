// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { OfficerRank } from "@toran/contract/roles";
import type { PostingReview } from "@toran/contract/schemas/posting";
import type { ShownPolicy } from "@toran/contract/schemas/placement-policy";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { jobFacts } from "@/features/hiring/testing/facts";
import { inDollars } from "@/features/hiring/testing/in-dollars";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { season } from "../testing/season";
import { PolicyScreen } from "./policy-screen";
import { PostingScreen } from "./posting-screen";
import { policy, seasons } from "./testing/policy";
import { posting } from "./testing/posting";

beforeEach(() => window.sessionStorage.clear());

function open(po: NonNullable<FakeCalls["po"]>, path: string, rank: OfficerRank = "LEAD") {
  const calls = {
    ...po,
    postings: { read: async () => ok(posting), ...po.postings },
    policy: {
      read: async () => ok(policy),
      seasons: async () => ok(seasons),
      overrides: async () => ok([]),
      ...po.policy,
    },
  };
  const shown = renderScreen(
    <Routes>
      <Route path={paths.po.job} element={<PostingScreen />} />
      <Route path={paths.po.policy} element={<PolicyScreen />} />
    </Routes>,
    { area: "po", mode: "DASHBOARD", path, calls: { po: season(calls, rank) } },
  );
  void shown.stores.po.load();
  return shown;
}

test("a job is approved as it was read", async () => {
  const decide = answering(ok({ ...posting, state: "OPEN" as const }));
  const { user } = open({ postings: { decide } }, "/po/jobs/posting");
  await user.click(await screen.findByRole("button", { name: /^Approve/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /Open/ })).toBeTruthy();
  const body = { command: "APPROVE", version: posting.version };
  expect(decide.asked).toEqual([{ params: { id: "posting" }, body }]);
});

test("a job is declined with a reason and a word on whether to try again, and a late answer is told", async () => {
  const read = vi
    .fn<() => Promise<ReturnType<typeof ok<PostingReview>>>>()
    .mockResolvedValueOnce(ok(posting))
    .mockResolvedValue(ok({ ...posting, state: "OPEN" }));
  const decide = answering(refusal({ message: "A colleague has approved this job." }, 409));
  const { user } = open({ postings: { read, decide } }, "/po/jobs/posting");
  expect(await screen.findByText("12 of 40 active students could apply.")).toBeTruthy();
  expect(screen.getByText("Waiting for you")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Decline/ }));
  expect(dialog.getByText("Choose a reason.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Reason"), "OTHER");
  await user.click(dialog.getByRole("button", { name: /^Decline/ }));
  expect(dialog.getByText("Write the reason.")).toBeTruthy();
  await user.type(dialog.getByLabelText(/In your words/), "Too far away.");
  await user.click(dialog.getByRole("checkbox", { name: "They may send it once more" }));
  await user.click(dialog.getByRole("button", { name: /^Decline/ }));
  expect(await dialog.findByText("A colleague has approved this job.")).toBeTruthy();
  const { version } = posting;
  const body = { command: "REJECT", reason: "OTHER", allowResubmit: false, version };
  expect(decide.asked).toEqual([
    { params: { id: "posting" }, body: { ...body, reasonText: "Too far away." } },
  ]);
  await user.click(dialog.getByRole("button", { name: "Leave it" }));
  expect(await screen.findByRole("heading", { level: 1, name: /Open/ })).toBeTruthy();
});

test("a question needs words, and the job then waits for the answer", async () => {
  const decide = answering(ok({ ...posting, state: "IN_REVIEW" as const, question: "A hostel?" }));
  const { user } = open({ postings: { decide } }, "/po/jobs/posting");
  await user.click(await screen.findByRole("button", { name: "Ask a question" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Ask/ }));
  expect(dialog.getByText("Write the question.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Your question"), "A hostel?");
  await user.click(dialog.getByRole("button", { name: /^Ask/ }));
  expect(await screen.findByText("No answer yet.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a question that is left before it is sent is there again, and gone once it is", async () => {
  const decide = answering(ok({ ...posting, state: "IN_REVIEW" as const, question: "A hostel?" }));
  const ask = async () => {
    const shown = open({ postings: { decide } }, "/po/jobs/posting");
    await shown.user.click(await screen.findByRole("button", { name: "Ask a question" }));
    return { ...shown, field: await screen.findByLabelText("Your question") };
  };
  const left = await ask();
  await left.user.type(left.field, "A hostel?");
  left.unmount();
  const { user, field } = await ask();
  expect(field).toHaveProperty("value", "A hostel?");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Ask/ }));
  await screen.findByText("No answer yet.");
  expect(window.sessionStorage.length).toBe(0);
});

test("the policy is saved as it is shown, and what is wrong stands at its field", async () => {
  const save = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<ShownPolicy>>>(
    refusal({
      message: "Check the marked fields.",
      errors: { "categories.1.name": "Name the category." },
    }),
    ok({ ...policy, kind: "UPGRADE_AMOUNT", strikes: 2, version: 5 }),
  );
  const { user } = open({ policy: { save } }, paths.po.policy);
  await user.click(await screen.findByRole("radio", { name: /By category/ }));
  expect(screen.getByLabelText<HTMLInputElement>("Accepted offers at most").value).toBe("2");
  expect(
    screen.getByText(/twelve months of their stipend.*of a higher category \(Regular, Dream,/),
  ).toBeTruthy();
  await user.clear(screen.getByLabelText("Category 2"));
  await user.click(screen.getByRole("button", { name: /^Save the policy/ }));
  expect(await screen.findByText("Name the category.")).toBeTruthy();
  expect(screen.getByLabelText("Category 2").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Category 2")));
  expect(save.asked).toMatchObject([
    {
      body: {
        kind: "CATEGORIES",
        maxOffers: 2,
        categories: [{ name: "Regular" }, { name: "" }, { name: "Super dream" }],
        version: 4,
      },
    },
  ]);
  await user.click(screen.getByRole("radio", { name: /Better by an amount/ }));
  await waitFor(() => expect(screen.getByText(/more than ₹1,00,000 a year above/)).toBeTruthy());
  await user.type(screen.getByLabelText("Absences that bar from applying"), "2");
  expect(screen.getByText(/no application after 2 absences/)).toBeTruthy();
  const button = screen.getByRole("button", { name: /^Save the policy/ });
  await user.click(button);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(save.asked.slice(1)).toMatchObject([{ body: { strikes: 2 } }, { body: { version: 5 } }]);
});

const email = () => screen.findByLabelText("Email of the student");

test("an exception needs a reason, and is ended again", async () => {
  const made = {
    id: "exception",
    studentName: "Asha Rao",
    postingTitle: null,
    allow: true,
    reason: "Her offer was revoked.",
    expiresAt: null,
    by: "Meera Krishnan",
    at: "2026-11-20T10:00:00.000Z",
  };
  const allow = answering(ok([made]));
  const revoke = answering(ok([]));
  const left = open({ policy: { allow, revoke } }, paths.po.policy);
  await left.user.type(await email(), "asha@nilgiri.example");
  await left.user.type(screen.getByLabelText("Reason"), "Revoked.");
  left.unmount();
  const { user } = open({ policy: { allow, revoke } }, paths.po.policy);
  expect(await email()).toHaveProperty("value", "asha@nilgiri.example");
  await user.click(screen.getByRole("button", { name: /^Make the exception/ }));
  expect(await screen.findByText("Give a reason of at least 10 characters.")).toBeTruthy();
  await user.clear(screen.getByLabelText("Reason"));
  await user.type(screen.getByLabelText("Reason"), "Her offer was revoked.");
  await user.click(screen.getByRole("button", { name: /^Make the exception/ }));
  const end = await screen.findByRole("button", { name: /exception for Asha Rao/ });
  // What was typed before the page was loaded anew is sent, and not there to be sent twice.
  expect(
    [await email(), screen.getByLabelText("Reason")].map((each) => "value" in each && each.value),
  ).toEqual(["", ""]);
  await user.click(end);
  expect(await screen.findByText("There are none.")).toBeTruthy();
  expect(revoke.asked).toEqual([{ params: { id: "exception" } }]);
});

test("an exception is for all jobs, or for one that is looked up", async () => {
  const list = answering(ok({ items: [{ ...posting, id: "fleet" }], next: null }));
  const allow = answering<ReturnType<typeof refusal> | ReturnType<typeof ok<never[]>>>(
    refusal({ message: "No." }, 409),
    ok([]),
  );
  const { user } = open({ policy: { allow }, postings: { list } }, paths.po.policy);
  await user.type(await screen.findByLabelText("Email of the student"), "asha@nilgiri.example");
  await user.type(screen.getByLabelText("Reason"), "Her offer was revoked.");
  const make = screen.getByRole("button", { name: /^Make the exception/ });
  await user.click(make);
  expect(await screen.findByText("No.")).toBeTruthy();
  await user.type(screen.getByLabelText(/For which job/), "fleet");
  await user.click(await screen.findByRole("option", { name: /Fleet Engineer, Kestrel Mobility/ }));
  await user.click(make);
  await waitFor(() => expect(allow.asked).toHaveLength(2));
  expect(allow.asked[0]).not.toMatchObject({ body: { postingId: expect.anything() } });
  expect(allow.asked[1]).toMatchObject({ body: { postingId: "fleet" } });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/For which job/).value).toBe(""),
  );
});

test("a viewer reads jobs and the policy and is offered no change", async () => {
  const { unmount } = open({}, "/po/jobs/posting", "VIEWER");
  expect(await screen.findByRole("heading", { level: 1, name: /Fleet Engineer/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Approve" })).toBeNull());
  unmount();
  open({}, paths.po.policy, "VIEWER");
  expect(await screen.findByRole("radio", { name: /One offer/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /Save|Make/ })).toBeNull());
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});

test("an officer reads a pay in dollars as the company told it, with the rupees that its rules look at", async () => {
  const { ctc, told } = inDollars;
  const read = async () => ok({ ...posting, ctc, told, job: { ...jobFacts, pay: inDollars } });
  open({ postings: { read } }, "/po/jobs/posting");
  const words = "$60,000 a year, about ₹51 LPA at ₹85 a dollar";
  expect(await screen.findByText((said) => said.includes(`· ${words} ·`))).toBeTruthy();
  expect(screen.getByText(`${words} (Fixed $50,000 + Variable $10,000)`)).toBeTruthy();
  expect(screen.queryByText("Stipend a month")).toBeNull();
});

test("of a job whose company may post none any more it is said that nobody can apply, and it is not let in", async () => {
  const apart = { ...posting, mayPost: false };
  const waiting = open({ postings: { read: async () => ok(apart) } }, "/po/jobs/posting");
  expect(
    await screen.findByText(
      "Kestrel Mobility may post no jobs at your college, so nobody can apply",
    ),
  ).toBeTruthy();
  expect(screen.getByText("12 of 40 active students meet its conditions.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Decline" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  waiting.unmount();
  open({ postings: { read: async () => ok({ ...apart, state: "OPEN" }) } }, "/po/jobs/posting");
  expect(await screen.findByText("Nobody can apply")).toBeTruthy();
  expect(screen.queryByText("Open")).toBeNull();
});
