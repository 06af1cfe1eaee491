import { DateField, MonthField } from "@toran/ui";
import { Controller } from "react-hook-form";
import { frameOf, type RowProps } from "./row-props";

/** What could not be read stays in the form as it was typed, and is refused there; the field shows it again. */
function held(value: unknown, shape: RegExp) {
  const text = typeof value === "string" ? value : "";
  return shape.test(text) ? { value: text } : { value: null, ...(text && { unread: text }) };
}

export const MonthRow = ({ row, form }: RowProps<"month">) => (
  <Controller
    control={form.form.control}
    name={row.name}
    render={({ field: { value, onChange, onBlur, ref } }) => (
      <MonthField
        {...frameOf({ row, form })}
        {...held(value, /^\d{4}-\d{2}$/)}
        onValueChange={(month) => onChange(month ?? "")}
        onUnread={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    )}
  />
);

export const DayRow = ({ row, form }: RowProps<"day">) => (
  <Controller
    control={form.form.control}
    name={row.name}
    render={({ field: { value, onChange, onBlur, ref } }) => (
      <DateField
        {...frameOf({ row, form })}
        {...held(value, /^\d{4}-\d{2}-\d{2}$/)}
        onValueChange={(day) => onChange(day ?? "")}
        onUnread={onChange}
        onBlur={onBlur}
        ref={ref}
      />
    )}
  />
);
