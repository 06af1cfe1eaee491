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

/** A mail's text as a plain page: its paragraphs, its links, its code set large. */
export function asHtml(subject: string, text: string) {
  const paragraphs = text.split("\n\n").map((paragraph) => {
    const safe = escapeHtml(paragraph)
      .replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
      .replace(
        /\b\d{6}\b/g,
        (code) => `<strong style="font-size:1.5rem;letter-spacing:.15em">${code}</strong>`,
      );
    return `<p>${safe}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="${style}">${paragraphs.join("")}</body></html>`;
}
