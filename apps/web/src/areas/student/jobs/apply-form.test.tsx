// @vitest-environment jsdom
import type { ApiFailure } from "@toran/api-client/failure";
import { screen, waitFor } from "@testing-library/react";
import type { StudentApplicationDetail } from "@toran/contract/schemas/application";
import { beforeEach, expect, test } from "vitest";
import { answering, ok, refusal } from "@/testing/fake-calls";
import { late } from "@/testing/late";
import { renderScreen } from "@/testing/render-screen";
import { general } from "../resume/testing/versions";
import { ApplyForm } from "./apply-form";
import { JobScreen } from "./job-screen";
import { application, posting as asked } from "./testing/posting";

beforeEach(() => window.sessionStorage.clear());

const posting = { ...asked, job: { ...asked.job, questions: [] } };
type Reply = ApiFailure | ReturnType<typeof ok<StudentApplicationDetail>>;
const forBuses = { ...general, id: "for-buses", name: "For buses", isDefault: false };

test("the résumé that was chosen for a job is still the one that goes after a reload", async () => {
  const apply = answering(ok<StudentApplicationDetail>(application));
  const open = () =>
    renderScreen(
      <ApplyForm posting={posting} onApplied={() => undefined} onStale={() => undefined} />,
      {
        area: "student",
        calls: {
          student: {
            hiring: { postings: { apply } },
            resumes: { list: async () => ok([general, forBuses]) },
          },
        },
      },
    );
  const first = open();
  await screen.findByRole("option", { name: "For buses" });
  await first.user.selectOptions(screen.getByRole("combobox", { name: "Résumé" }), "For buses");
  first.unmount();

  const { user } = open();
  await screen.findByRole("option", { name: "For buses" });
  expect(screen.getByRole("combobox", { name: "Résumé" })).toHaveProperty("value", "for-buses");
  await user.click(screen.getByRole("button", { name: /^Apply/ }));
  expect(apply.asked).toMatchObject([{ body: { resumeId: "for-buses" } }]);
  expect(window.sessionStorage.length).toBe(0);
});

test.each([
  ["YES_NO", "Would you move?", "radio", "Yes"],
  ["MANY", "Where would you go?", "checkbox", "Pune"],
] as const)(
  "a question of choices that was passed over is led to, and says that it is wrong (%s)",
  async (kind, label, role, first) => {
    const question = { id: "asked", kind, label, required: true, options: ["Pune", "Hosur"] };
    const { user } = renderScreen(
      <ApplyForm
        posting={{ ...asked, job: { ...asked.job, questions: [question] } }}
        onApplied={() => undefined}
        onStale={() => undefined}
      />,
      { area: "student", calls: { student: { resumes: { list: async () => ok([general]) } } } },
    );
    await user.click(screen.getByRole("button", { name: /^Apply/ }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole(role, { name: first })),
    );
    const group = screen.getByRole(kind === "MANY" ? "group" : "radiogroup", { name: label });
    const note = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Answer this question.");
  },
);

test("a question that the company has added since the page was opened is asked for, and said to be new", async () => {
  const added = {
    id: "added",
    kind: "SHORT" as const,
    label: "When can you begin?",
    required: true,
    options: [],
  };
  const now = { ...posting, job: { ...posting.job, questions: [added] } };
  const read = answering(ok(posting), ok(now));
  const apply = answering<Reply>(
    refusal({ errors: { "answers.added": "Answer this question." } }),
    ok<StudentApplicationDetail>(application),
  );
  const { user } = renderScreen(<JobScreen />, {
    area: "student",
    mode: "PORTFOLIO",
    calls: {
      student: {
        hiring: { postings: { read, apply } },
        resumes: { list: async () => ok([general]) },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Apply/ }));
  expect(await screen.findByText(/has changed its questions meanwhile/)).toBeTruthy();
  const field = await screen.findByLabelText(/When can you begin/);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await user.type(field, "In June.");
  await user.click(screen.getByRole("button", { name: /^Apply/ }));
  await waitFor(() => expect(apply.asked).toHaveLength(2));
  expect(apply.asked.at(-1)).toMatchObject({ body: { answers: { added: "In June." } } });
});

test.each([
  [500, []],
  // What is shown is not true any more: the form may go with it.
  [409, ["The server has a cold."]],
])(
  "why an application was not sent is told in its form, and by a toast where that may go (%s)",
  async (status, toasts) => {
    const manners: unknown[] = [];
    const apply = async (_input: unknown, manner: unknown) => {
      manners.push(manner);
      return refusal({ message: "The server has a cold." }, status);
    };
    const { user, stores } = renderScreen(
      <ApplyForm posting={posting} onApplied={() => undefined} onStale={() => undefined} />,
      {
        area: "student",
        calls: {
          student: {
            hiring: { postings: { apply } },
            resumes: { list: async () => ok([general]) },
          },
        },
      },
    );
    await user.click(screen.getByRole("button", { name: /^Apply/ }));
    expect(await screen.findByText("The server has a cold.")).toBeTruthy();
    expect(manners).toEqual([{ tellsFailure: true }]);
    expect(stores.feedback.toasts.map(({ title }) => title)).toEqual(toasts);
  },
);

test("whoever has left the form is told that their application was not sent", async () => {
  const { coming, come } = late();
  const apply = async () => {
    await coming;
    return refusal({ message: "The server has a cold." }, 500);
  };
  const { user, stores, unmount } = renderScreen(
    <ApplyForm posting={posting} onApplied={() => undefined} onStale={() => undefined} />,
    {
      area: "student",
      calls: {
        student: { hiring: { postings: { apply } }, resumes: { list: async () => ok([general]) } },
      },
    },
  );
  await user.click(screen.getByRole("button", { name: /^Apply/ }));
  unmount();
  come();
  await waitFor(() =>
    expect(stores.feedback.toasts).toMatchObject([
      { title: "Your application was not sent", detail: "The server has a cold." },
    ]),
  );
});
