import { observable, runInAction } from "mobx";

/** A choice of this browser, out of a few words; the first of them until one was made. */
export function keptChoice<const Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
) {
  const kept = () => {
    try {
      const found = window.localStorage.getItem(name);
      return words.find((word) => word === found) ?? words[0];
    } catch {
      return words[0];
    }
  };
  const choice = observable.box<Word>(kept());
  const set = (next: Word) => {
    runInAction(() => choice.set(next));
    try {
      window.localStorage.setItem(name, next);
    } catch {
      // It holds until the page is left.
    }
  };
  return { get: () => choice.get(), set };
}
