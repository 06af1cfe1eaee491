/** The first signs of a text, and never half of one, which neither a jsonb column nor a page can hold. */
export const beginningOf = (text: string, most: number) =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");

/** A text that fits, with an ellipsis where some of it is left out. */
export const shortened = (text: string, most: number) =>
  text.length > most ? `${beginningOf(text, most - 1).trimEnd()}…` : text;

/** The name of a file that fits: what is left out stood before its ending, which says what kind of file it is. */
export function shortenedName(name: string, most: number) {
  const [ending = ""] = /\.\w{1,8}$/.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  return shortened(stem, most - ending.length) + ending;
}
