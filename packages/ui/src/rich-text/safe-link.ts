const allowed = new Set(["http:", "https:", "mailto:"]);

/** The address of a link, if it leads to a page or a mailbox and nowhere else. */
export function safeLink(text: string): string | undefined {
  const typed = text.trim();
  if (!typed || /\s/.test(typed)) return undefined;
  // "nilgiri.example:8443" begins as a scheme would.
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/:]+\.[^/:]+:\d/.test(typed)
      ? typed
      : /^[^@/]+@[^@/]+\.[^@/]+$/.test(typed)
        ? `mailto:${typed}`
        : `https://${typed}`;
  try {
    const url = new URL(whole);
    // What stands before an @ makes a stranger's page look like somebody's.
    if (!allowed.has(url.protocol) || url.username || url.password) return undefined;
    // "https://saathi" is a word, not an address.
    if (url.protocol !== "mailto:" && !url.hostname.includes(".")) return undefined;
    return url.href;
  } catch {
    return undefined;
  }
}
