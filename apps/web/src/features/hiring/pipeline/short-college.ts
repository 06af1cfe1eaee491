const subject = "(?:Technology|Engineering|Sciences?|Management|Arts|Commerce|Studies|Research)";
const kind = new RegExp(
  `,? (?:Institute|College|University|School|Academy)(?: of ${subject}(?:(?:,| and|,? &) ${subject})*)?$`,
);
/** Names that many colleges begin with tell none of them. */
const common = new Set(["All India", "Government", "Indian", "National", "Regional", "State"]);

/** What tells a college from others where a line is short: "Nilgiri Institute of Technology" is "Nilgiri". */
export function shortCollege(name: string) {
  const short = name.replace(kind, "");
  return common.has(short) ? name : short;
}
