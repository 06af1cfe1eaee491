import { type AuditEntry, auditActions } from "@toran/contract/schemas/audit";
import { filterNames, sortWords } from "@toran/contract/schemas/filter-words";
import { sheetColumns, sheetNames } from "@toran/contract/schemas/list-sheet";

type Detail = AuditEntry["details"][number];

const actions: Record<string, string> = auditActions;
export const actionWords = (action: string) => actions[action] ?? action;

const fieldNames: Record<string, string> = {
  aisheCode: "AISHE code",
  cgpa: "CGPA",
  ctc: "CTC",
  format: "As",
  hash: "Fingerprint of the file",
  "counts CREATE": "Created",
  "counts UPDATE": "Changed",
  "counts UNCHANGED": "As they were",
  "counts CONFLICT": "In conflict",
  "counts ERROR": "With errors",
  "counts DUPLICATE_IN_FILE": "Twice in the file",
};
/** What a list is called that was taken out. */
export const listWords = (list: string) => nameIn(sheetNames, list);

const formats: Record<string, string> = { csv: "CSV", xlsx: "Excel (XLSX)" };

/** What an entry says field by field, as it is read. */
export function detailWords({ action, details }: Pick<AuditEntry, "action" | "details">) {
  const list = action === "students.export" ? "students" : told(details, "list");
  const valueOf = (name: string, value: string) =>
    wordsByName(name, list)?.(value) ?? codesInWords(name, value);
  return details.map(({ name, before, after }) => {
    const [was, is] = [before, after].map((value) => value && valueOf(name, value));
    return { term: fieldOf(name), value: before === null ? is : `${was} → ${is ?? "–"}` };
  });
}

const told = (details: Detail[], wanted: string) =>
  details.find(({ name }) => name === wanted)?.after ?? "";

function wordsByName(name: string, list: string): ((value: string) => string) | undefined {
  if (name === "format") return (value) => formats[value] ?? value;
  if (name === "list") return listWords;
  if (name === "action") return actionWords;
  if (name === "filter sort") return sortWords;
  if (name !== "columns") return undefined;
  const headings = Object.entries(sheetColumns).find(([of]) => of === list)?.[1] ?? {};
  return each((column) => nameIn(headings, column));
}

const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;
const each = (words: (value: string) => string) => (values: string) =>
  values.split(", ").map(words).join(", ");

const coded = /(status|state|command|rank|kind|type|placement|outcome|stage)$/i;
/** A value as it is read: "CHANGES_REQUESTED" is "Changes requested". */
const codesInWords = (name: string, value: string) =>
  coded.test(name)
    ? each((code) => (/^[A-Z_]+$/.test(code) ? sentence(code.replaceAll("_", " ")) : code))(value)
    : value;

const sentence = (words: string) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`;

/** The name of a field in words: "finalYearStudents" is "Final year students". */
function fieldOf(name: string) {
  const filter = /^filter (.*)$/.exec(name)?.[1];
  const known = filter === undefined ? fieldNames[name] : filterNames[filter];
  return known ?? sentence((filter ?? name).replace(/_| (?=[A-Z])|(?<=[a-z])(?=[A-Z])/g, " "));
}
