import { TextArea } from "@toran/ui";
import { frameOf, type RowProps } from "./row-props";

/** Several lines, counted. */
export const TextRow = ({ row, form }: RowProps<"text">) => (
  <TextArea
    {...frameOf({ row, form })}
    {...form.field(row.name)}
    maxLength={row.max}
    rows={row.lines ?? 3}
    placeholder={row.placeholder}
  />
);
