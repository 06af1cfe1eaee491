const allowed = new Set(["http:", "https:", "mailto:"]);
const longest = 2000;

/** The address of a link, if it leads to a page or a mailbox and nowhere else. */
export function safeLink(text: string): string | undefined {
  if (text.length > longest) return undefined;
  try {
    const { protocol, hostname, username, password, href } = new URL(text.trim());
    // What stands before an @ makes a stranger's page look like somebody's.
    if (!allowed.has(protocol) || username || password) return undefined;
    if (protocol !== "mailto:" && !hostname.includes(".")) return undefined;
    return /[\s"<>]/.test(href) ? undefined : href;
  } catch {
    return undefined;
  }
}
