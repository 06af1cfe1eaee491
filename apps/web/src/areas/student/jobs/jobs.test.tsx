// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ApiFailure } from "@toran/api-client/failure";
import type {
  StudentApplicationDetail,
  StudentPostingDetail,
} from "@toran/contract/schemas/application";
import type { OfferOutcome, ShownOffer } from "@toran/contract/schemas/offer";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, type FakeCalls, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ApplicationScreen } from "./application-screen";
import { inDollars } from "@/features/hiring/testing/in-dollars";
import { madeOffer } from "@/features/hiring/testing/made-offer";
import { JobScreen } from "./job-screen";
import { application as sent, posting } from "./testing/posting";

beforeEach(() => window.sessionStorage.clear());

const offer: ShownOffer = { ...madeOffer, role: "Engineer", letter: true, ctc: 1_200_000 };
const application: StudentApplicationDetail = {
  ...sent,
  state: "OFFERED",
  offer,
  version: 2,
  mayEdit: false,
  mayWithdraw: false,
};

const read = async () => ok(posting);
const row = (id: string, title: string) => ({ id, title, company: "Banyan Analytics" });

const open = (
  hiring: NonNullable<NonNullable<FakeCalls["student"]>["hiring"]>,
  path = "/student/jobs/posting",
) =>
  renderScreen(
    <Routes>
      <Route path={paths.student.job} element={<JobScreen />} />
      <Route path={paths.student.application} element={<ApplicationScreen />} />
    </Routes>,
    {
      area: "student",
      mode: "PORTFOLIO",
      path,
      calls: { student: { hiring, resumes: { list: async () => ok([]) } } },
    },
  );

test("a student answers what a job asks, is told at the field what is wrong, and keeps what was typed", async () => {
  const apply = answering(
    refusal({ message: "Check the marked fields.", errors: { "answers.why": "Keep it clean." } }),
  );
  const { user, unmount } = open({ postings: { read, apply } });
  await user.type(await screen.findByLabelText(/Your page/), "my page");
  await user.click(screen.getByRole("button", { name: /^Apply/ }));
  expect(screen.getAllByText("Answer this question.")).toHaveLength(2);
  expect(screen.getByText(/^Write a web address that starts with https:/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Why buses?")));
  expect(apply.asked).toEqual([]);
  await user.type(screen.getByLabelText("Why buses?"), "They carry many.");
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  await user.clear(screen.getByLabelText(/Your page/));
  await user.click(screen.getByRole("button", { name: /^Apply/ }));
  expect(await screen.findByText("Keep it clean.")).toBeTruthy();
  const answers = { why: "They carry many.", move: "YES" };
  expect(apply.asked).toMatchObject([{ params: { id: "posting" }, body: { answers } }]);

  unmount();
  const again = answering(ok({ ...application, offer: null, state: "SUBMITTED" as const }));
  const applications = { read: async () => ok(application) };
  const second = open({ postings: { read, apply: again }, applications });
  expect(await screen.findByDisplayValue("They carry many.")).toBeTruthy();
  await second.user.click(screen.getByRole("button", { name: /^Apply/ }));
  expect(await screen.findByRole("heading", { name: "What you sent" })).toBeTruthy();
  expect(window.sessionStorage.length).toBe(0);
});

test("who applies too late is told why, and the job shows what stands now", async () => {
  const closed = { ...posting, obstacle: "The deadline has passed.", job: { ...posting.job } };
  const readTwice = vi
    .fn<() => Promise<ReturnType<typeof ok<StudentPostingDetail>>>>()
    .mockResolvedValueOnce(ok({ ...posting, job: { ...posting.job, questions: [] } }))
    .mockResolvedValue(ok(closed));
  const apply = answering(refusal({ message: "The deadline has passed." }, 409));
  const { user } = open({ postings: { read: readTwice, apply } });
  await user.click(await screen.findByRole("button", { name: /^Apply/ }));
  expect(await screen.findByText("Not open to you")).toBeTruthy();
  expect(screen.getByText("The deadline has passed.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Apply/ })).toBeNull();
});

test("a job that is not open names each condition and the datum behind it, and offers no form", async () => {
  const unmet = [
    { field: "cgpa", asked: "CGPA at least 9", has: "8.4" },
    { field: "gapYears", asked: "Gap years at most 1", has: null },
    { field: "gender", asked: "Gender female", has: null },
    { field: "department", asked: "Department is one of Civil", has: null },
    { field: "skills", asked: "Skills all of SQL", has: "none", either: 1 },
    { field: "degree", asked: "Degree MCA", has: "B.E.", either: 1 },
  ];
  open({ postings: { read: async () => ok({ ...posting, eligible: false, unmet }) } });
  const aside = within(await screen.findByRole("complementary", { name: "Your application" }));
  expect(aside.getByText("Not open to you")).toBeTruthy();
  expect(aside.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "CGPA at least 9, yours: 8.4",
    "Gap years at most 1, and yours is missing",
    "Gender female, and yours is missing",
    "Department is one of Civil, and yours is missing",
    "Skills all of SQL, yours: none; or Degree MCA, yours: B.E.",
  ]);
  const links = aside.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Where you study", paths.student.editEducation],
    ["Personal info", paths.student.editPersonal],
  ]);
  expect(screen.queryByRole("heading", { name: "Apply" })).toBeNull();
});

const outcome = (more: Partial<OfferOutcome> = {}): OfferOutcome => ({
  offer,
  declined: [],
  withdrawn: [],
  restored: [],
  ...more,
});
const answersOf = (call: { asked: unknown[] }) =>
  call.asked.map((asked) => (asked as { body: unknown }).body);

test("before an offer is accepted it is told what that closes, and nothing is sent until it is confirmed", async () => {
  const answer = answering(
    ok(outcome({ declined: [row("1", "Analyst")], withdrawn: [row("2", "Trainee")] })),
  );
  const readTwice = vi
    .fn<() => Promise<ReturnType<typeof ok<StudentApplicationDetail>>>>()
    .mockResolvedValueOnce(ok(application))
    .mockResolvedValue(ok({ ...application, version: 3, offer: { ...offer, state: "ACCEPTED" } }));
  const { user } = open(
    { applications: { read: readTwice }, offers: { answer } },
    "/student/applications/application",
  );
  expect(await screen.findByRole("button", { name: "Offer letter (PDF)" })).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Analyst, Banyan Analytics")).toBeTruthy();
  expect(dialog.getByText("Trainee, Banyan Analytics")).toBeTruthy();
  expect(answersOf(answer)).toEqual([{ command: "ACCEPT", dryRun: true }]);
  await user.click(dialog.getByRole("button", { name: "Not yet" }));
  await user.click(screen.getByRole("button", { name: "Accept" }));
  await user.click(
    within(await screen.findByRole("dialog")).getByRole("button", { name: /^Accept/ }),
  );
  expect(await screen.findByText("Accepted")).toBeTruthy();
  expect(answersOf(answer).at(-1)).toEqual({ command: "ACCEPT", dryRun: false });
  expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
});

test("an offer that was taken back before the answer is told as gone, and declining asks once", async () => {
  let late = false;
  const answer = vi.fn<(input: { body: { dryRun?: boolean } }) => Promise<unknown>>(async () =>
    late ? refusal({ message: "The offer was taken back." }, 409) : ok(outcome()),
  );
  const { user } = open(
    { applications: { read: async () => ok(application) }, offers: { answer: answer as never } },
    "/student/applications/application",
  );
  await user.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("dialog"));
  late = true;
  await user.click(dialog.getByRole("button", { name: /^Decline/ }));
  expect(await screen.findByText("The offer was taken back.")).toBeTruthy();
  expect(answer.mock.calls.map(([{ body }]) => body.dryRun)).toEqual([true, false]);
});

test("an answer that reached the college, and of which no word came back, is shown as given", async () => {
  const accepted = ok({ ...application, offer: { ...offer, state: "ACCEPTED" as const } });
  const readTwice = answering(ok(application), accepted);
  const lost = new ApiFailure(0);
  const answer = answering<ReturnType<typeof ok<OfferOutcome>> | ApiFailure>(ok(outcome()), lost);
  const { user } = open(
    { applications: { read: readTwice }, offers: { answer } },
    "/student/applications/a",
  );
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /^Accept/ }));
  expect(await screen.findByText("Accepted")).toBeTruthy();
  expect(screen.queryByText(lost.message)).toBeNull();
});

test("an offer that ran out while it was looked at says so and asks for no answer any more", async () => {
  const says = "An offer that is expired cannot be answered.";
  const readTwice = vi
    .fn<() => Promise<ReturnType<typeof ok<StudentApplicationDetail>>>>()
    .mockResolvedValueOnce(ok(application))
    .mockResolvedValue(ok({ ...application, offer: { ...offer, state: "EXPIRED" } }));
  const { user } = open(
    {
      applications: { read: readTwice },
      offers: { answer: answering(refusal({ message: says }, 409)) },
    },
    "/student/applications/application",
  );
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Accept" })).toBeNull());
  expect(screen.getByText(says)).toBeTruthy();
});

test("an offer that another tab has answered is shown so at the first press", async () => {
  const readTwice = answering(
    ok(application),
    ok({ ...application, offer: { ...offer, state: "ACCEPTED" as const } }),
  );
  const answer = answering(refusal({ message: "This offer is accepted already." }, 409));
  open(
    { applications: { read: readTwice }, offers: { answer } },
    "/student/applications/application",
  );
  fireEvent.click(await screen.findByRole("button", { name: "Accept" }));
  expect(await screen.findByText("This offer is accepted already.")).toBeTruthy();
  expect(await screen.findByText("Accepted")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
});

test("who cannot take an application back any more is told who can", async () => {
  const state = "IN_ROUND" as const;
  const late = { ...application, state, offer: null, mayAskToWithdraw: true };
  open({ applications: { read: async () => ok(late) } }, "/student/applications/application");
  expect(await screen.findByText(/Your placement office can do it for you/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ask to withdraw" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Take it back" })).toBeNull();
});

test("a student reads a pay in dollars as it was told, with the rupees, of a job and of its offer", async () => {
  const { ctc, told } = inDollars;
  const abroad = { ...posting, ctc, told, job: { ...posting.job, pay: inDollars } };
  const words = "$60,000 a year, about ₹51 LPA at ₹85 a dollar";
  const first = open({ postings: { read: async () => ok(abroad) } });
  expect(await screen.findByText((said) => said.includes(`· ${words} ·`))).toBeTruthy();
  first.unmount();
  const paid = { ...application, offer: { ...offer, ctc, told } };
  open({ applications: { read: async () => ok(paid) } }, "/student/applications/application");
  const parts = "(Fixed $50,000 + Variable $10,000)";
  expect(await screen.findByText(`${words} ${parts}`)).toBeTruthy();
});

test("of two answers that are pressed, the last one is asked about, whichever reply comes last", async () => {
  let comes: (() => void) | undefined;
  const slow = new Promise<void>((settle) => {
    comes = settle;
  });
  const answer = vi.fn<(input: { body: { command: string } }) => Promise<unknown>>(
    async ({ body }) => {
      if (body.command === "ACCEPT") await slow;
      return ok(outcome());
    },
  );
  const { user } = open(
    { applications: { read: async () => ok(application) }, offers: { answer } as never },
    "/student/applications/application",
  );
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  await user.click(screen.getByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("Decline the offer");
  comes?.();
  await vi.waitFor(() => expect(answer.mock.settledResults).toHaveLength(2));
  expect(screen.getByRole("dialog").textContent).toContain("Decline the offer");
});
