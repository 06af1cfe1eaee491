import { type EducationDetails, educationDetailsInput } from "@toran/contract/schemas/student";
import { TextField } from "@toran/ui";
import { Controller, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { filled } from "@/features/onboarding/filled";
import { Loaded, together } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { CollegePicker } from "@/lookups/college-picker";
import { DepartmentPicker } from "@/lookups/department-picker";
import { MajorPicker } from "@/lookups/major-picker";
import { chosen, named } from "@/lookups/picked";
import { UniversityPicker } from "@/lookups/university-picker";
import { useStores } from "@/stores/use-stores";
import { changedStudies } from "../changed-studies";
import { collegeHint } from "../college-hint";
import { type Shown, StudiesPreview } from "./student-preview";

/** The form keeps the university's name beside its id, so that a draft can show it again. */
const withName = z.extend(educationDetailsInput, { university: z.optional(z.string()) });

export function AcademicInfoScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { personal } = await calls.student();
    return together(personal.educationDetails(), personal.personalInfo());
  };
  return (
    <Loaded read={read}>
      {([saved, person]) => <AcademicInfoForm saved={saved} person={person} />}
    </Loaded>
  );
}

function AcademicInfoForm({ saved, person }: { saved: EducationDetails | null; person: Shown }) {
  const { calls } = useStores();
  const step = useStepForm(withName, {
    draft: "student-academic-info",
    values: { universityId: "", university: "", collegeId: "", ...(saved && filled(saved)) },
    // What is not sent stays, so a college that was typed is sent without one of the list. What was not changed here may have been in another tab.
    send: async ({ university: _name, collegeId = "", ...body }) =>
      (await calls.student()).personal.saveEducationDetails(
        { body: { ...body, collegeId, changed: changedStudies(saved, body) } },
        toldHere,
      ),
  });
  const { form, field, errorOf } = step;
  const collegeId = useWatch({ control: form.control, name: "collegeId" });
  return (
    <StepForm
      label="Where you study"
      form={step}
      preview={<StudiesPreview control={form.control} saved={person} />}
    >
      <Controller
        control={form.control}
        name="university"
        render={({ field: university }) => (
          <UniversityPicker
            area="student"
            className="col-span-full"
            label="University"
            optional
            {...university}
            value={chosen(form.getValues("universityId"), university.value)}
            onValueChange={(picked) => {
              form.setValue("universityId", picked?.value ?? "");
              university.onChange(picked?.label ?? "");
            }}
            error={errorOf("universityId")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="college"
        render={({ field: college }) => (
          <CollegePicker
            className="col-span-full"
            label="College"
            hint={collegeHint}
            {...college}
            value={chosen(form.getValues("collegeId"), college.value)}
            onValueChange={(picked) => {
              form.setValue("collegeId", picked && !picked.typed ? picked.value : "");
              college.onChange(picked?.label ?? "");
            }}
            error={errorOf("collegeId") ?? errorOf("college")}
          />
        )}
      />
      <TextField
        label="Degree"
        placeholder="B.Tech"
        autoComplete="off"
        {...field("degree")}
        error={errorOf("degree")}
      />
      <TextField
        label="Roll number"
        autoComplete="off"
        spellCheck={false}
        {...field("rollNumber")}
        error={errorOf("rollNumber")}
      />
      <Controller
        control={form.control}
        name="department"
        render={({ field: department }) => (
          <DepartmentPicker
            label="Department"
            collegeId={collegeId || undefined}
            {...department}
            value={named(department.value)}
            onValueChange={(picked) => department.onChange(picked?.label ?? "")}
            error={errorOf("department")}
          />
        )}
      />
      <Controller
        control={form.control}
        name="major"
        render={({ field: major }) => (
          <MajorPicker
            label="Major"
            optional
            {...major}
            value={named(major.value)}
            onValueChange={(picked) => major.onChange(picked?.label ?? "")}
            error={errorOf("major")}
          />
        )}
      />
      <TextField
        label="Graduation year"
        inputMode="numeric"
        autoComplete="off"
        placeholder="2027"
        {...field("graduationYear")}
        error={errorOf("graduationYear")}
      />
      <TextField
        label="CGPA"
        optional
        inputMode="decimal"
        autoComplete="off"
        suffix="of 10"
        {...field("cgpa")}
        error={errorOf("cgpa")}
      />
      <TextField
        label="Active backlogs"
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field("activeBacklogs")}
        error={errorOf("activeBacklogs")}
      />
    </StepForm>
  );
}
