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

/** The same where several stand side by side: those that would be called alike keep their whole names. */
export function shortAmong(names: readonly string[]) {
  const called = names.map(shortCollege);
  return (name: string) => {
    const short = shortCollege(name);
    return called.filter((each) => each === short).length > 1 ? name : short;
  };
}
