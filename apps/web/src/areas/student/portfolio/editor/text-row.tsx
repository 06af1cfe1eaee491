import { TextArea } from "@toran/ui";
import { useWatch } from "react-hook-form";
import { CountOf } from "@/lib/count-of";
import { frameOf, type RowProps } from "./row-props";

/** Several lines, counted. More than fits may be typed or pasted, and is told at the field: nothing is cut off in silence. */
export function TextRow({ row, form }: RowProps<"text">) {
  return (
    <TextArea
      {...frameOf({ row, form })}
      {...form.field(row.name)}
      labelSide={<Count row={row} form={form} />}
      rows={row.lines ?? 3}
      placeholder={row.placeholder}
    />
  );
}

function Count({ row, form }: RowProps<"text">) {
  const typed = useWatch({ control: form.form.control, name: row.name }) as string | undefined;
  return <CountOf text={typed} max={row.max} />;
}
