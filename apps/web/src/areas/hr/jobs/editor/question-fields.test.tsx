// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { type DraftJob, emptyJob } from "./draft-job";
import { QuestionFields } from "./question-fields";

const question = (n: number) => ({
  id: `q${n}`,
  kind: "SHORT" as const,
  label: `Question of ${n}`,
  required: true,
  options: [],
});

function Editing({ many }: { many: number }) {
  const [draft, setDraft] = useState<DraftJob>({
    ...emptyJob,
    questions: Array.from({ length: many }, (_, n) => question(n)),
  });
  return (
    <QuestionFields
      draft={draft}
      change={(part) =>
        setDraft((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) }))
      }
      errorOf={() => undefined}
    />
  );
}

const add = () => screen.getByRole<HTMLButtonElement>("button", { name: "Add a question" });
const held = () => screen.getAllByRole("textbox").length;

test("the button that adds the last question which fits keeps the focus, and adds no more", async () => {
  const user = userEvent.setup();
  render(<Editing many={14} />);
  add().focus();
  await user.keyboard("{Enter}");
  expect(held()).toBe(15);
  expect(document.activeElement).toBe(add());
  expect(add().disabled).toBe(false);
  expect(add().getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("15 is the most.").id).toBe(add().getAttribute("aria-describedby"));
  await user.keyboard("{Enter}");
  expect(held()).toBe(15);
});

test("a question that is taken out gives its focus to the button that adds one", async () => {
  const user = userEvent.setup();
  render(<Editing many={3} />);
  screen.getByRole("button", { name: "Take out question 2" }).focus();
  await user.keyboard("{Enter}");
  expect(held()).toBe(2);
  expect(document.activeElement).toBe(add());
});
