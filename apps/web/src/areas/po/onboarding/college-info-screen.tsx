import {
  type CollegeInfo,
  collegeInfoInput,
  type CollegeInfoInput,
  collegeTypes,
  naacGrades,
} from "@toran/contract/schemas/college";
import { Select, TextArea, TextField } from "@toran/ui";
import { type Control, Controller, useWatch } from "react-hook-form";
import { ChoiceField } from "@/features/onboarding/choice-field";
import { filled, withoutScheme } from "@/features/onboarding/filled";
import { Loaded } from "@/features/onboarding/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { chosen } from "@/lookups/picked";
import { UniversityPicker } from "@/lookups/university-picker";
import { useStores } from "@/stores/use-stores";
import { CollegePreview, typeWords } from "./college-preview";
import { CrestField, useCrest } from "./crest-field";

export function CollegeInfoScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.po()).college.info()}>
      {(saved) => <CollegeInfoForm saved={saved} />}
    </Loaded>
  );
}

function CollegeInfoForm({ saved }: { saved: CollegeInfo | null }) {
  const { calls } = useStores();
  const crest = useCrest(saved?.crest);
  const step = useStepForm(collegeInfoInput, {
    draft: "po-college-info",
    values: {
      university: "",
      ...(saved && filled(saved)),
      type: saved?.type ?? undefined,
      naacGrade: saved?.naacGrade ?? "",
      website: withoutScheme(saved?.website),
    },
    send: async (body) => (await calls.po()).college.saveInfo({ body }),
  });
  const { form, field, errorOf } = step;
  return (
    <StepForm
      label="College info"
      form={step}
      preview={<TypedPreview control={form.control} crest={crest.url} />}
    >
      <Controller
        control={form.control}
        name="university"
        render={({ field: university }) => (
          <UniversityPicker
            area="po"
            className="col-span-full"
            label="University"
            {...university}
            value={chosen(form.getValues("universityId"), university.value)}
            onValueChange={(picked) => {
              form.setValue("universityId", picked && !picked.typed ? picked.value : "");
              university.onChange(picked?.label ?? "");
            }}
            error={errorOf("university") ?? errorOf("universityId")}
          />
        )}
      />
      <TextField
        className="col-span-full"
        label="College name"
        autoComplete="organization"
        {...field("name")}
        error={errorOf("name")}
      />
      <Controller
        control={form.control}
        name="type"
        render={({ field: type }) => (
          <ChoiceField
            className="col-span-full"
            label="Type"
            field={type}
            options={collegeTypes.map((value) => ({ value, label: typeWords[value] }))}
            error={errorOf("type")}
          />
        )}
      />
      <TextField
        label="Established"
        inputMode="numeric"
        autoComplete="off"
        placeholder="1994"
        maxLength={4}
        {...field("established")}
        error={errorOf("established")}
      />
      <Select
        label="NAAC grade"
        optional
        placeholder="Choose a grade"
        options={naacGrades.map((grade) => ({ value: grade, label: grade }))}
        {...field("naacGrade")}
        error={errorOf("naacGrade")}
      />
      <TextField
        label="AISHE code"
        autoComplete="off"
        spellCheck={false}
        placeholder="C-26871"
        {...field("aisheCode")}
        error={errorOf("aisheCode")}
      />
      <TextField
        label="Website"
        prefix="https://"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        {...field("website")}
        error={errorOf("website")}
      />
      <TextArea
        className="col-span-full"
        label="About"
        maxLength={600}
        defaultValue={form.getValues("about")}
        {...field("about")}
        error={errorOf("about")}
      />
      <CrestField crest={crest} name={saved?.name ?? "College"} />
    </StepForm>
  );
}

interface TypedPreviewProps<Out> {
  control: Control<CollegeInfoInput, unknown, Out>;
  crest?: string;
}

function TypedPreview<Out>({ control, crest }: TypedPreviewProps<Out>) {
  const typed = useWatch({ control });
  return <CollegePreview {...typed} crest={crest} />;
}
