import { limits } from "@toran/contract";

const marks: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

const style =
  "font:16px/1.5 system-ui,sans-serif;color:#1f2430;max-width:36rem;margin:2rem auto;padding:0 1rem";

/** A code stands at the end of the sentence that names it; other figures are figures. */
const code = new RegExp(`^(.*: )(\\d{${limits.otp.digits}})$`);
const large = (digits: string) =>
  `<strong style="font-size:1.5rem;letter-spacing:.15em">${digits}</strong>`;

/**
 * A mail's text as a plain page: its paragraphs and lines, its code set large. Of the addresses in it only those of our own
 * pages, under `home`, are links: titles and names are written by others.
 */
export function asHtml(subject: string, text: string, home: string) {
  const wordAsHtml = (word: string) => {
    const safe = escapeHtml(word);
    return word.startsWith(`${home}/`) ? `<a href="${safe}">${safe}</a>` : safe;
  };
  const lineAsHtml = (line: string) => {
    const [, before, digits] = code.exec(line) ?? [];
    const words = (before ?? line).split(" ").map(wordAsHtml).join(" ");
    return digits ? words + large(digits) : words;
  };
  const paragraphs = text
    .split("\n\n")
    .map((paragraph) => `<p>${paragraph.split("\n").map(lineAsHtml).join("<br>")}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="${style}">${paragraphs.join("")}</body></html>`;
}
