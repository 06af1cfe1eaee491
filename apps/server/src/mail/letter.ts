import type { Mail } from "./send-mail";

/** What the product is called, in mails. */
export const productName = "Toran";

/** A mail before it is addressed. */
export type Written = Omit<Mail, "to">;

export const greeting = (firstName: string) => (firstName ? `Hello ${firstName},` : "Hello,");

/** Paragraphs, closed the way all our mails close. */
export const letter = (...paragraphs: string[]) =>
  [...paragraphs, `The ${productName} team`].join("\n\n");
