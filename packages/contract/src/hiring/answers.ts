import { limits } from "../limits";
import { z } from "zod/mini";
import { day, email, url } from "../schemas/fields";
import type { Question } from "../schemas/job";

export type Answers = Record<string, string | string[]>;

/** "1200000", "12,00,000", "1,200,000.50": figures may be grouped, as they are wherever a number is shown. */
const numeral = /^-?(\d{1,12}|\d{1,3}(,\d{2,3}){0,3},\d{3})(\.\d{1,4})?$/;
const good: Partial<Record<Question["kind"], (text: string) => boolean>> = {
  NUMBER: (text) => numeral.test(text),
  DATE: (text) => z.safeParse(day("Give a day."), text).success,
  EMAIL: (text) => z.safeParse(email, text).success,
  URL: (text) => z.safeParse(url, text).success,
  YES_NO: (text) => text === "YES" || text === "NO",
};
const says: Partial<Record<Question["kind"], string>> = {
  NUMBER: "Write it in figures alone, like 12,00,000 or 8.5.",
  DATE: "Give a day.",
  EMAIL: limits.email.asked,
  URL: limits.webAddress.asked,
  YES_NO: "Choose yes or no.",
};
/** The letters of an answer, by the kind of its question. */
export const longestAnswer = { SHORT: 200, LONG: 4000 } as const;

/** What is wrong with the answers to a job's questions, by the id of the question. */
export function wrongAnswers(questions: Question[], answers: Answers): Record<string, string> {
  const wrong = questions.flatMap((question) => {
    const message = wrongWith(question, answers[question.id]);
    return message ? [[question.id, message] as const] : [];
  });
  return Object.fromEntries(wrong);
}

function wrongWith({ kind, required, options }: Question, answer: string | string[] | undefined) {
  const list = Array.isArray(answer) ? answer : answer?.trim() ? [answer.trim()] : [];
  if (!list.length) return required ? "Answer this question." : undefined;
  if (kind === "MANY" || kind === "ONE") {
    if (kind === "ONE" && list.length > 1) return "Choose one.";
    if (new Set(list).size < list.length) return "Choose each option once.";
    return list.every((each) => options.includes(each)) ? undefined : "Choose from the options.";
  }
  const [text = ""] = list;
  if (list.length > 1) return "Give one answer.";
  const most = kind === "SHORT" || kind === "LONG" ? longestAnswer[kind] : undefined;
  if (most && text.length > most) return `Keep it to ${most} characters.`;
  return good[kind]?.(text) === false ? says[kind] : undefined;
}
