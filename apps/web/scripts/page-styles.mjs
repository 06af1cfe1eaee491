import { PurgeCSS } from "purgecss";

/** What may be a class, and what may be the name or the value of an attribute. */
const words = (text) => [...(text.match(/[^\s"'`<>]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])];

/**
 * The part of a stylesheet that a page can use: whatever its HTML and the scripts that make it work
 * name, in all their states. Faces that are fetched stay out: the browser would hold the first paint
 * back for them.
 */
export async function pageStyles(css, html, scripts) {
  const [{ css: used }] = await new PurgeCSS().purge({
    content: [html, ...scripts].map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: css }],
    defaultExtractor: words,
    // A state by itself, such as :focus-visible, is anybody's.
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  return used.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, "");
}
