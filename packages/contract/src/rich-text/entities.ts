const named = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" }),
);

/** The letters that HTML writes in its own way. */
export const decoded = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name) return named.get(name) ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
    },
  );

/** As a browser writes text, so that it reads back the very same. */
export const encoded = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\u00A0", "&nbsp;");
