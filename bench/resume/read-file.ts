import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const wordsIn = (text: string) =>
  text
    .replaceAll("-", "- ")
    .replaceAll(/\p{Cf}/gu, "")
    .split(/\s+/u)
    .filter(Boolean);

/** How much of a text a file gives back, and whether it says what is a heading and what a list. */
export async function readFile(bytes: Uint8Array, text: string) {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const found: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    const strings = items.map((item) =>
      "str" in item ? item.str + (item.hasEOL ? "\n" : "") : "",
    );
    found.push(...wordsIn(strings.join("")));
  }
  const wanted = wordsIn(text);
  const whole = wanted.filter((word) => {
    const at = found.indexOf(word);
    if (at >= 0) found.splice(at, 1);
    return at >= 0;
  });
  return {
    pages: file.numPages,
    words: `${whole.length}/${wanted.length}`,
    tagged: (await file.getMarkInfo())?.Marked === true,
  };
}
