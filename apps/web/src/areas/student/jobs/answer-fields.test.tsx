// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { Answers } from "@toran/contract/hiring/answers";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderScreen } from "@/testing/render-screen";
import { AnswerFields } from "./answer-fields";

const questions = [
  { id: "why", kind: "LONG" as const, label: "Why us?", required: true, options: [] },
];
function Typed() {
  const [answers, setAnswers] = useState<Answers>({});
  return <AnswerFields questions={questions} answers={answers} errors={{}} onChange={setAnswers} />;
}

test("a long answer that is pasted is counted, and none of it is cut off", async () => {
  const { user } = renderScreen(<Typed />, { area: "student" });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Why us?" });
  await user.click(field);
  await user.paste("a".repeat(4100));
  expect(field.value).toHaveLength(4100);
  expect(screen.getByText("4,100 of 4,000")).toBeTruthy();
});
