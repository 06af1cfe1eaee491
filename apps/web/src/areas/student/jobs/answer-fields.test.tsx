// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import type { Answers } from "@toran/contract/hiring/answers";
import type { Question } from "@toran/contract/schemas/job";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { AnswerFields } from "./answer-fields";

const why: Question[] = [
  { id: "why", kind: "LONG", label: "Why us?", required: true, options: [] },
];
function Typed({ questions }: { questions: Question[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  return <AnswerFields questions={questions} answers={answers} errors={{}} onChange={setAnswers} />;
}

test("a long answer that is pasted is counted, and none of it is cut off", async () => {
  const { user } = renderScreen(<Typed questions={why} />, { area: "student" });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Why us?" });
  await user.click(field);
  await user.paste("a".repeat(4100));
  expect(field.value).toHaveLength(4100);
  expect(screen.getByText("4,100 of 4,000")).toBeTruthy();
});

test("what was picked of a question that need not be answered is left unanswered again", async () => {
  const asked = { kind: "YES_NO" as const, required: false, options: [] };
  const { user } = renderScreen(
    <Typed
      questions={[
        { ...asked, id: "travel", label: "Do you travel?" },
        { ...asked, id: "licence", label: "Do you drive?", required: true },
      ]}
    />,
    { area: "student" },
  );
  const travel = within(screen.getByRole("radiogroup", { name: "Do you travel?" }));
  const none = () => travel.getByRole<HTMLInputElement>("radio", { name: "Leave unanswered" });
  expect(none().checked).toBe(true);
  await user.click(travel.getByRole("radio", { name: "Yes" }));
  expect(none().checked).toBe(false);
  await user.click(none());
  expect(none().checked).toBe(true);
  const drive = within(screen.getByRole("radiogroup", { name: "Do you drive?" }));
  expect(drive.getAllByRole("radio")).toHaveLength(2);
});
