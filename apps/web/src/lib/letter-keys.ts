import { keptChoice } from "./kept-choice";

const choice = keptChoice("letter-keys", ["on", "off"]);

/** Whether single letters and signs are keys. Whoever speaks instead of typing turns them off: each word would press some. */
export const letterKeys = () => choice.get() === "on";

export const setLetterKeys = (on: boolean) => choice.set(on ? "on" : "off");
