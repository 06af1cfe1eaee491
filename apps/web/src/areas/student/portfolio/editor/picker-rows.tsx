import { type ComponentType } from "react";
import { Controller, useWatch } from "react-hook-form";
import { CollegePicker } from "@/lookups/college-picker";
import { DepartmentPicker } from "@/lookups/department-picker";
import { MajorPicker } from "@/lookups/major-picker";
import { chosen, named, type PickerProps } from "@/lookups/picked";
import { CityPicker } from "@/lookups/place-pickers";
import { SkillPicker, SkillsPicker } from "@/lookups/skill-picker";
import { UniversityPicker } from "@/lookups/university-picker";
import { frameOf, type RowProps } from "./row-props";

/** A picker whose field keeps the name alone. */
const pickerRow = <Kind extends "skill" | "major">(Picker: ComponentType<PickerProps>) =>
  function PickerRow({ row, form }: RowProps<Kind>) {
    return (
      <Controller
        control={form.form.control}
        name={row.name}
        render={({ field }) => (
          <Picker
            {...frameOf({ row, form })}
            {...field}
            value={named(field.value as string)}
            onValueChange={(picked) => field.onChange(picked?.label ?? "")}
          />
        )}
      />
    );
  };

export const SkillRow = pickerRow<"skill">(SkillPicker);
export const MajorRow = pickerRow<"major">(MajorPicker);

export function DepartmentRow({ row, form }: RowProps<"department">) {
  const collegeId = useWatch({ control: form.form.control, name: row.of ?? row.name }) as string;
  return (
    <Controller
      control={form.form.control}
      name={row.name}
      render={({ field }) => (
        <DepartmentPicker
          collegeId={row.of && collegeId ? collegeId : undefined}
          {...frameOf({ row, form })}
          {...field}
          value={named(field.value as string)}
          onValueChange={(picked) => field.onChange(picked?.label ?? "")}
        />
      )}
    />
  );
}

export const SkillsRow = ({ row, form }: RowProps<"skills">) => (
  <Controller
    control={form.form.control}
    name={row.name}
    render={({ field: { value, onChange, onBlur, ref } }) => (
      <SkillsPicker
        {...frameOf({ row, form })}
        values={(value as string[]).map((label) => ({ value: label, label }))}
        onValuesChange={(picked) => onChange(picked.map(({ label }) => label))}
        onBlur={onBlur}
        ref={ref}
      />
    )}
  />
);

export const CityRow = ({ row, form }: RowProps<"city">) => (
  <Controller
    control={form.form.control}
    name={row.name}
    render={({ field }) => (
      <CityPicker
        {...frameOf({ row, form })}
        {...field}
        value={named(field.value as string)}
        onValueChange={(picked) => {
          field.onChange(picked?.label ?? "");
          for (const part of ["state", "country"] as const)
            if (part in form.form.getValues())
              form.form.setValue(part, picked?.[part] ?? "", { shouldDirty: true });
        }}
      />
    )}
  />
);

export const UniversityRow = ({ row, form }: RowProps<"university">) => (
  <Controller
    control={form.form.control}
    name={row.nameIn}
    render={({ field }) => (
      <UniversityPicker
        area="student"
        {...frameOf({ row, form })}
        {...field}
        value={chosen(form.form.getValues(row.name) as string, field.value as string)}
        onValueChange={(picked) => {
          form.form.setValue(row.name, picked?.value ?? "");
          field.onChange(picked?.label ?? "");
        }}
      />
    )}
  />
);

/** One that was typed has a name and no id. */
export const CollegeRow = ({ row, form }: RowProps<"college">) => (
  <Controller
    control={form.form.control}
    name={row.nameIn}
    render={({ field }) => (
      <CollegePicker
        {...frameOf({ row, form })}
        {...field}
        error={form.errorOf(row.name) ?? form.errorOf(row.nameIn)}
        value={chosen(form.form.getValues(row.name) as string, field.value as string)}
        onValueChange={(picked) => {
          form.form.setValue(row.name, picked && !picked.typed ? picked.value : "");
          field.onChange(picked?.label ?? "");
        }}
      />
    )}
  />
);
