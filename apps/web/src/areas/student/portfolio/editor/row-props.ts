import type { FieldRow } from "./field-row";
import type { PortfolioItem } from "./section-kind";
import type { FormState } from "./use-item-form";

/** What the control of a row is given. */
export interface RowProps<Kind extends FieldRow["kind"] = FieldRow["kind"]> {
  row: FieldRow & { kind: Kind };
  form: FormState & { progress?: number };
  item?: PortfolioItem;
}

const spans = { whole: "sm:col-span-4", half: "sm:col-span-2", quarter: "" };

/** What a row hands to its control, whatever the kind. */
export const frameOf = ({ row, form }: Pick<RowProps, "row" | "form">) => ({
  label: row.label,
  optional: row.optional,
  hint: row.hint,
  error: form.errorOf(row.name),
  className: spans[row.span ?? "half"],
});
