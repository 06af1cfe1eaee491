export type * from "./model";
export { sizeOf, normalise, type Normalised, bareAddress } from "./normalise";
export { type Options, settle, standardOptions } from "./options";
export { NotAResume, readResume } from "./read";
export { richTextFrom, textOf } from "./rich-text";
export { levelText, periodText, wordsFor } from "./words";
