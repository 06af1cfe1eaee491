import type { Entry, EntrySection, Section } from "../../model/model";

const merged = new Set<Section["kind"]>(["education", "experience", "achievements"]);

/** What is told by time, and what is told by subject. */
export function streamOf(sections: Section[]) {
  const told = sections.filter((section): section is EntrySection => merged.has(section.kind));
  return {
    titles: told.map(({ title }) => title),
    entries: told.flatMap(({ entries }) => entries).sort(newestFirst),
    others: sections.filter(({ kind }) => !merged.has(kind)),
  };
}

/** What still goes on comes first; what has no date comes last. */
const moment = ({ period }: Entry) => {
  if (!period) return "";
  if (period.current) return "9999";
  const end = period.to ?? period.from ?? "";
  // A year alone is over when its last month is.
  return end.length === 4 ? `${end}-12` : end;
};

const newestFirst = (one: Entry, other: Entry) => {
  const [a, b] = [moment(one), moment(other)];
  if (a === b) return (other.period?.from ?? "").localeCompare(one.period?.from ?? "");
  return b.localeCompare(a);
};
