// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import { screen, waitFor } from "@testing-library/react";
import type { StudentApplicationDetail } from "@toran/contract/schemas/application";
import type { ResumeVersion } from "@toran/contract/schemas/resume";
import { Route, Routes } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { paths } from "@/navigation/paths";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { renderScreen } from "@/testing/render-screen";
import { ApplicationScreen } from "./application-screen";
import { application as sent, posting as asked } from "./testing/posting";

beforeEach(() => window.sessionStorage.clear());

const posting = {
  ...asked,
  job: { ...asked.job, questions: asked.job.questions.filter(({ kind }) => kind !== "YES_NO") },
};
const application = {
  ...sent,
  answers: [{ id: "why", label: "Why buses?", answer: "They carry many." }],
};
const version: ResumeVersion = {
  id: "",
  name: "",
  isDefault: false,
  template: "placement",
  options: {},
  hidden: [],
  version: 1,
  updatedAt: null,
};
const opened = { ...application, state: "UNDER_REVIEW" as const, version: 2 };
type Reply = ApiFailure | ReturnType<typeof ok<StudentApplicationDetail>>;

const open = (
  applications: {
    read: () => Promise<Reply>;
    edit: (input?: unknown) => Promise<Reply>;
  },
  versions: ResumeVersion[] = [],
  readPosting: () => Promise<ReturnType<typeof ok<typeof asked>>> = async () => ok(posting),
) =>
  renderScreen(
    <Routes>
      <Route path={paths.student.application} element={<ApplicationScreen />} />
    </Routes>,
    {
      area: "student",
      mode: "PORTFOLIO",
      path: "/student/applications/application",
      calls: {
        student: {
          hiring: { postings: { read: readPosting }, applications },
          resumes: { list: async () => ok(versions) },
        },
      },
    },
  );

test("answers that were typed while the company opened the application are sent with it as it is by now", async () => {
  const read = answering<Reply>(ok(application), ok(opened));
  const edit = answering<Reply>(
    refusal({ message: "This application has changed in the meantime. Load it again." }, 409),
    ok({ ...opened, version: 3 }),
  );
  const { user } = open({ read, edit });
  await user.click(await screen.findByRole("button", { name: "Send it anew" }));
  await user.type(await screen.findByLabelText("Why buses?"), " And far.");
  await user.click(screen.getByRole("button", { name: /^Send anew/ }));
  await waitFor(() => expect(read.asked).toHaveLength(2));
  expect(await screen.findByDisplayValue("They carry many. And far.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Send anew/ }));
  await screen.findByRole("button", { name: "Send it anew" });
  expect(edit.asked).toMatchObject([
    { body: { version: 1 } },
    { body: { version: 2, answers: { why: "They carry many. And far." } } },
  ]);
  expect(window.sessionStorage.length).toBe(0);
});

test("what the server finds wrong stands at its answer, and what was typed outlives a reload until it is put away", async () => {
  const wrong = { "answers.why": "Keep it clean." };
  const edit = answering<Reply>(refusal({ errors: wrong }, 400));
  const first = open({ read: answering<Reply>(ok(application)), edit });
  await first.user.click(await screen.findByRole("button", { name: "Send it anew" }));
  await first.user.type(await screen.findByLabelText("Why buses?"), " Damn.");
  await first.user.click(screen.getByRole("button", { name: /^Send anew/ }));
  expect(await screen.findByText("Keep it clean.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Why buses?")));
  first.unmount();

  const { user } = open({ read: answering<Reply>(ok(application)), edit });
  expect(await screen.findByDisplayValue("They carry many. Damn.")).toBeDefined();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send it anew" }));
  await user.keyboard("{Enter}");
  const top = await screen.findByRole("combobox", { name: "Résumé" });
  await waitFor(() => expect(document.activeElement).toBe(top));
  expect(await screen.findByDisplayValue("They carry many.")).toBeDefined();
});

test("what was typed before a reload is sent over what it was typed over, not over what another tab has sent since", async () => {
  const first = open({ read: answering<Reply>(ok(application)), edit: answering<Reply>(ok(sent)) });
  await first.user.click(await screen.findByRole("button", { name: "Send it anew" }));
  await first.user.type(await screen.findByLabelText("Why buses?"), " And far.");
  first.unmount();

  const theirs = { ...application, version: 2 };
  const edit = answering<Reply>(
    refusal({ message: "This application has changed in the meantime. Load it again." }, 409),
    ok({ ...theirs, version: 3 }),
  );
  const read = answering<Reply>(ok(theirs), ok(theirs));
  const { user } = open({ read, edit });
  expect(await screen.findByDisplayValue("They carry many. And far.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Send anew/ }));
  await waitFor(() => expect(read.asked).toHaveLength(2));
  await user.click(await screen.findByRole("button", { name: /^Send anew/ }));
  await screen.findByRole("button", { name: "Send it anew" });
  expect(edit.asked).toMatchObject([{ body: { version: 1 } }, { body: { version: 2 } }]);
});

test("a version of the résumé that was deleted since is named as what was sent, and stays so", async () => {
  const general = { ...version, id: "general", name: "General", isDefault: true };
  const withResume = { ...application, resume: { id: "gone", name: "For buses" } };
  const edit = answering<Reply>(ok({ ...withResume, version: 2 }));
  const { user } = open({ read: answering<Reply>(ok(withResume)), edit }, [general]);
  await user.click(await screen.findByRole("button", { name: "Send it anew" }));
  const choice = await screen.findByRole("combobox", { name: "Résumé" });
  await screen.findByRole("option", { name: "General" });
  expect(choice).toHaveProperty("value", "gone");
  expect(screen.getByRole("option", { name: "For buses (as you sent it)" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Send anew/ }));
  await waitFor(() => expect(edit.asked).toMatchObject([{ body: { resumeId: "gone" } }]));
});

test("a version that was chosen in a draft and deleted since is not sent: the one that is shown goes", async () => {
  const general = { ...version, id: "general", name: "General", isDefault: true };
  const short = { ...version, id: "short", name: "Short" };
  const withResume = { ...application, resume: { id: "general", name: "General" } };
  const reading = { read: async () => ok(withResume), edit: async () => ok(withResume) };
  const first = open(reading, [general, short]);
  await first.user.click(await screen.findByRole("button", { name: "Send it anew" }));
  await screen.findByRole("option", { name: "Short" });
  await first.user.selectOptions(screen.getByRole("combobox", { name: "Résumé" }), "Short");
  first.unmount();

  const edit = answering<Reply>(ok({ ...withResume, version: 2 }));
  const { user } = open({ ...reading, edit }, [general]);
  const choice = await screen.findByRole("combobox", { name: "Résumé" });
  await screen.findByRole("option", { name: "General" });
  expect(choice).toHaveProperty("value", "general");
  await user.click(screen.getByRole("button", { name: /^Send anew/ }));
  await waitFor(() => expect(edit.asked).toMatchObject([{ body: { resumeId: "general" } }]));
});

test("a question that was added since an application was opened is asked for when it is sent anew", async () => {
  const added = { ...posting.job.questions[0]!, id: "added", label: "When can you begin?" };
  const now = { ...posting, job: { ...posting.job, questions: [...posting.job.questions, added] } };
  const edit = answering<Reply>(
    refusal({ errors: { "answers.added": "Answer this question." } }),
    ok({ ...application, version: 2 }),
  );
  const { user } = open(
    { read: answering<Reply>(ok(application)), edit },
    [],
    answering(ok(posting), ok(now)),
  );
  await user.click(await screen.findByRole("button", { name: "Send it anew" }));
  await user.type(await screen.findByLabelText("Why buses?"), " And far.");
  await user.click(screen.getByRole("button", { name: /^Send anew/ }));
  await user.type(await screen.findByLabelText("When can you begin?"), "In June.");
  await user.click(screen.getByRole("button", { name: /^Send anew/ }));
  await waitFor(() => expect(edit.asked).toHaveLength(2));
  const answers = { why: "They carry many. And far.", added: "In June." };
  expect(edit.asked.at(-1)).toMatchObject({ body: { answers } });
});
