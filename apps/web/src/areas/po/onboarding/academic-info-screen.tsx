import { collegeDepartments } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { Alert } from "@toran/ui";
import { type Control, useFieldArray, useWatch } from "react-hook-form";
import { AddRow } from "@/lib/add-row";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { type CollegeData, CollegePreview, shownOf } from "../college/college-preview";
import { DepartmentRow } from "../college/department-row";
import {
  departmentsForm,
  type DepartmentsInput,
  type DepartmentsOutput,
  departmentValues,
  emptyDepartment,
} from "../college/departments-form";

export function AcademicInfoScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.po()).college.data()}>
      {(college) => <AcademicInfoForm college={college} />}
    </Loaded>
  );
}

function AcademicInfoForm({ college }: { college: CollegeData }) {
  const { calls } = useStores();
  const known = useKnown(college, async () => (await calls.po()).college.data());
  const step = useStepForm(departmentsForm, {
    draft: "po-academic-info",
    values: departmentValues(college),
    send: async (body) => {
      const sent = { body: { ...body, seen: seenOf(collegeDepartments, known.now()) } };
      return (await calls.po()).college.saveMajors(sent, toldHere);
    },
    again: known.again(departmentValues),
  });
  const { control, formState } = step.form;
  const rows = useFieldArray({ control, name: "departments", keyName: "row" });
  const { departments: wrong } = formState.errors;
  // A fault that has its row is told there alone.
  const atRows = rows.fields.some((_, place) => wrong?.[place]);
  const problem = atRows ? undefined : (wrong?.root?.message ?? wrong?.message);
  return (
    <StepForm
      label="Academic info"
      form={step}
      action="Save and open your office"
      preview={<TypedPreview control={control} college={college} />}
    >
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <ol aria-label="Departments" className="col-span-full grid">
        {rows.fields.map(({ row }, place) => (
          <DepartmentRow
            key={row}
            form={step.form}
            place={place}
            onRemove={rows.fields.length > 1 ? () => rows.remove(place) : undefined}
          />
        ))}
      </ol>
      <div className="col-span-full">
        <AddRow
          count={rows.fields.length}
          onAdd={() =>
            rows.append(emptyDepartment, { focusName: `departments.${rows.fields.length}.name` })
          }
        >
          Add a department
        </AddRow>
      </div>
    </StepForm>
  );
}

interface TypedPreviewProps {
  control: Control<DepartmentsInput, unknown, DepartmentsOutput>;
  college: CollegeData;
}

function TypedPreview({ control, college }: TypedPreviewProps) {
  const departments = useWatch({ control, name: "departments" });
  const named = departments.filter(({ name }) => name.trim());
  const finalYear = named.reduce((sum, each) => sum + (Number(each.finalYearStudents) || 0), 0);
  return <CollegePreview {...shownOf(college)} departments={named.length} finalYear={finalYear} />;
}
