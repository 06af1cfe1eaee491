// Marks that pile up on a letter, and those that turn the words beside them around, are cut. What joins
// letters stays: Indian scripts and Persian need it.
const piled = /(\p{M}{6})\p{M}+/gu;
const unseen = /[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** A text without what hides in it, and each letter in the one way that the ways of all keyboards come down to: what looks alike is found by any of them. */
export const visible = (raw: string) =>
  raw.replace(unseen, "").replace(piled, "$1").normalize("NFC");
