import { IconButton, TextField } from "@toran/ui";
import { Trash2 } from "lucide-react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { TagsField } from "@/features/onboarding/tags-field";
import type { DepartmentsInput, DepartmentsOutput } from "./departments-form";

interface DepartmentRowProps {
  form: UseFormReturn<DepartmentsInput, unknown, DepartmentsOutput>;
  place: number;
  /** Left out where it is the last one: a college has at least one department. */
  onRemove?: () => void;
}

/** One department: its name, code, size of the final year, and majors. */
export function DepartmentRow({ form, place, onRemove }: DepartmentRowProps) {
  const { control, register, formState } = form;
  const path = `departments.${place}` as const;
  const wrong = formState.errors.departments?.[place];
  return (
    <li
      aria-label={`Department ${place + 1}`}
      className="border-rule relative grid gap-x-4 gap-y-3 border-t py-5 first:border-t-0 first:pt-0 sm:grid-cols-4"
    >
      <TextField
        className="sm:col-span-2"
        label="Department"
        autoComplete="off"
        placeholder="Computer Science and Engineering"
        {...register(`${path}.name`)}
        error={wrong?.name?.message}
      />
      <TextField
        label="Code"
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
        placeholder="CSE"
        {...register(`${path}.code`)}
        error={wrong?.code?.message}
      />
      <TextField
        label="Final year"
        optional
        inputMode="numeric"
        autoComplete="off"
        placeholder="120"
        {...register(`${path}.finalYearStudents`)}
        error={wrong?.finalYearStudents?.message}
      />
      <Controller
        control={control}
        name={`${path}.majors`}
        render={({ field }) => (
          <TagsField
            className="sm:col-span-3"
            label="Majors"
            optional
            hint="Enter or a comma adds one."
            value={field.value ?? []}
            onValueChange={field.onChange}
            error={wrong?.majors?.message}
          />
        )}
      />
      {onRemove && (
        <div className="flex items-start justify-end pt-7.5">
          <IconButton label={`Remove department ${place + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        </div>
      )}
    </li>
  );
}
