import type { FileRule } from "@toran/contract/file-rules";
import type { Choice } from "@toran/ui";

interface Row<Name extends string> {
  name: Name;
  label: string;
  optional?: true;
  hint?: string;
  /** How much of a line it takes. */
  span?: "whole" | "half" | "quarter";
  /** Asked only while another field says one of these. */
  when?: { name: Name; is: readonly string[] };
}

/** A field of a form as a row: what it is called and what is typed or chosen in it. */
export type FieldRow<Name extends string = string> = Row<Name> &
  (
    | { kind: "line"; placeholder?: string; autoComplete?: string }
    | { kind: "phone" }
    | { kind: "link"; placeholder?: string }
    | { kind: "number"; placeholder?: string; unit?: string }
    | { kind: "text"; max: number; lines?: number; placeholder?: string }
    | { kind: "month" }
    | { kind: "day" }
    | { kind: "choice"; options: readonly Choice[]; placeholder?: string }
    | { kind: "skill" }
    | { kind: "skills" }
    /** Those of the college that another field names, if it does. */
    | { kind: "department"; of?: Name }
    | { kind: "major" }
    /** Brings state and country along, where the form has them. */
    | { kind: "city" }
    /** Keeps the id in its own field and the name in another. */
    | { kind: "university"; nameIn: Name }
    | { kind: "college"; nameIn: Name }
    | { kind: "file"; rule: FileRule; picture?: true }
  );

/** The value of a row in words, to lay beside another. */
export function inWords(row: FieldRow, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.join(", ");
  if (row.kind === "file") return (value as { name: string }).name;
  const text = `${value as string | number}`;
  if (row.kind === "choice")
    return row.options.find((option) => option.value === text)?.label ?? "";
  if (row.kind === "link") return text.replace(/^https:\/\//, "");
  return text;
}
