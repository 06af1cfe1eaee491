/** Without what a heading, a line's end or the last vowel sign of an Arabic word may change. */
const flat = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cf}\u{64b}-\u{652}]+/gu, "")
    .toUpperCase();

/** The values that a text has not; a page's end may cut one, and the page's number come between. */
export function valuesMissing(text: string, values: string[], pages: number) {
  const whole = flat(text);
  return values.filter((value) => {
    const parts = flat(value).match(/.{1,40}/gu) ?? [];
    const missing = parts.filter((part) => !whole.includes(part)).length;
    return missing > 0 && missing >= Math.min(pages, parts.length);
  });
}
