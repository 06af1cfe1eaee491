/** What stands in a template for something of the conversation, each written "{{name}}". */
export const placeholders = {
  person: "who writes for the other side",
  company: "the company",
  college: "the college",
  posting: "the job that is talked about",
} as const;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = Object.keys(placeholders) as [Placeholder, ...Placeholder[]];

const written = /\{\{([^{}]*)\}\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
const nameIn = (inside: string) => inside.trim().toLowerCase();

/** How a placeholder is written in a text. */
export const inBraces = (name: string) => `{{${name}}}`;

/** The first name in braces that stands for nothing. */
export const unknownPlaceholder = (text: string) =>
  [...text.matchAll(written)]
    .map(([, inside = ""]) => inside.trim())
    .find((name) => !isPlaceholder(nameIn(name)));

/** A text with its placeholders filled; those without a value stay as they are, and are named. */
export function fillTemplate(text: string, values: Partial<Record<Placeholder, string>>) {
  const missing = new Set<Placeholder>();
  const filled = text.replace(written, (whole, inside: string) => {
    const name = nameIn(inside);
    if (!isPlaceholder(name)) return whole;
    const value = values[name];
    if (value) return value;
    missing.add(name);
    return inBraces(name);
  });
  return { filled, missing: [...missing] };
}
