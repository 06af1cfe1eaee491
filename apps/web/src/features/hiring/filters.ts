import type { ChoiceFilter } from "@/lib/choice-filters";
import { jobWords, offerWords, postingWords, typeWords, workplaceWords } from "./words";

interface Named {
  word: string;
}
const wordsOf = <Value extends string>(shown: Record<Value, Named>) =>
  Object.fromEntries(
    (Object.entries(shown) as [Value, Named][]).map(([value, { word }]) => [value, word]),
  ) as Record<Value, string>;

const forYou = (words: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(words).map(([value, word]) => [value, word.replace("the college", "you")]),
  );
const state = <Value extends string>(words: Record<Value, string>): ChoiceFilter<"state"> => ({
  name: "state",
  label: "State",
  words,
});

/** What lists of jobs, postings and offers are narrowed down by. */
export const jobStateFilter = state(wordsOf(jobWords));
const { DRAFT: _draft, WITHDRAWN: _withdrawn, ...seenPostings } = wordsOf(postingWords);
export const postingStateFilter = state(forYou(seenPostings));
export const offerStateFilter = {
  hr: state(wordsOf(offerWords)),
  po: state(forYou(wordsOf(offerWords))),
};
export const kindFilter: ChoiceFilter<"type"> = { name: "type", label: "Kind", words: typeWords };
export const workplaceFilter: ChoiceFilter<"workplace"> = {
  name: "workplace",
  label: "Workplace",
  words: workplaceWords,
};
