import { useState } from "react";

interface Begun {
  typed: string;
  wrong: string | undefined;
}

/**
 * The words in a field whose value is more than words, and what is wrong with them. What could not be read stays until it
 * is put right, or until a value from elsewhere takes its place: one that its owner sets, or one that was picked. `begun` is what could not be read when the field was there before.
 */
export function useTyped(shown: string, begun?: Begun) {
  const [typed, setTyped] = useState(begun?.typed);
  const [wrong, setWrong] = useState(begun?.wrong);
  const [seen, setSeen] = useState({ shown, wrong });
  const settled = () => {
    setTyped(undefined);
    setWrong(undefined);
  };
  if (seen.shown !== shown || seen.wrong !== wrong) {
    setSeen({ shown, wrong });
    // A value that comes with the fault is what the owner made of no value: it says nothing of the words.
    if (shown && wrong !== undefined && seen.wrong === wrong) settled();
  }
  return { typed, setTyped, wrong, setWrong, settled };
}
