import { Select, TextField } from "@toran/ui";
import { Link2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { FormPhone } from "@/lib/form-phone";
import { DayRow, MonthRow } from "./date-rows";
import type { FieldRow } from "./field-row";
import { FileRow } from "./file-row";
import {
  CityRow,
  CollegeRow,
  DepartmentRow,
  MajorRow,
  SkillRow,
  SkillsRow,
  UniversityRow,
} from "./picker-rows";
import { frameOf, type RowProps } from "./row-props";
import { TextRow } from "./text-row";

interface FormFieldsProps extends Pick<RowProps, "form" | "item"> {
  fields: readonly FieldRow[];
}

/** The fields of a form, row by row. */
export const FormFields = ({ fields, ...rest }: FormFieldsProps) => (
  <div className="grid grid-cols-1 gap-3 sm:grid-cols-4">
    {fields.map((row) =>
      row.when ? (
        <Asked key={row.name} row={row} when={row.when} {...rest} />
      ) : (
        <FormField key={row.name} row={row} {...rest} />
      ),
    )}
  </div>
);

/** A field that is asked for only while another says so; what it held is not sent otherwise. */
function Asked({ when, ...props }: RowProps & { when: NonNullable<FieldRow["when"]> }) {
  const said = useWatch({ control: props.form.form.control, name: when.name });
  return when.is.includes(String(said)) ? <FormField {...props} /> : null;
}

function FormField({ row, form, item }: RowProps) {
  const held = form.field(row.name, { shouldUnregister: Boolean(row.when) });
  const given = { ...frameOf({ row, form }), ...held };
  switch (row.kind) {
    case "line":
      return (
        <TextField
          {...given}
          placeholder={row.placeholder}
          autoComplete={row.autoComplete ?? "off"}
        />
      );
    case "phone":
      return <FormPhone {...frameOf({ row, form })} form={form} name={row.name} />;
    case "link":
      return (
        <TextField
          {...given}
          icon={<Link2 aria-hidden="true" size={16} strokeWidth={1.75} />}
          placeholder={row.placeholder}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      );
    case "number":
      return (
        <TextField
          {...given}
          inputMode="decimal"
          autoComplete="off"
          placeholder={row.placeholder}
          suffix={row.unit}
        />
      );
    case "choice":
      return <Select {...given} options={row.options} placeholder={row.placeholder} />;
    case "text":
      return <TextRow row={row} form={form} />;
    case "month":
      return <MonthRow row={row} form={form} />;
    case "day":
      return <DayRow row={row} form={form} />;
    case "skill":
      return <SkillRow row={row} form={form} />;
    case "skills":
      return <SkillsRow row={row} form={form} />;
    case "city":
      return <CityRow row={row} form={form} />;
    case "department":
      return <DepartmentRow row={row} form={form} />;
    case "major":
      return <MajorRow row={row} form={form} />;
    case "university":
      return <UniversityRow row={row} form={form} />;
    case "college":
      return <CollegeRow row={row} form={form} />;
    case "file":
      return <FileRow row={row} form={form} item={item} />;
  }
}
