import { themeIn } from "@toran/contract/theme";
import type { FastifyRequest } from "fastify";

/** A page in the theme that its reader has chosen; the same page where it follows their device. */
export function dressed(html: string, { headers }: FastifyRequest) {
  const theme = themeIn(headers.cookie);
  return theme === "system" ? html : html.replace("<html", `<html data-theme="${theme}"`);
}
