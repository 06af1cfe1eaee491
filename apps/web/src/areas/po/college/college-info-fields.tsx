import {
  type CollegeInfo,
  type CollegeInfoInput,
  type collegeInfoInput,
  collegeTypes,
  naacGrades,
} from "@toran/contract/schemas/college";
import { Select, TextArea, TextField } from "@toran/ui";
import { Controller, type DefaultValues } from "react-hook-form";
import type { z } from "zod/mini";
import { ChoiceField } from "@/features/onboarding/choice-field";
import { filled, withoutScheme } from "@/features/onboarding/filled";
import { WebAddressField } from "@/features/onboarding/web-address-field";
import type { ContractForm } from "@/lib/use-contract-form";
import { chosen } from "@/lookups/picked";
import { UniversityPicker } from "@/lookups/university-picker";
import { typeWords } from "./college-preview";

/** What is saved of a college, as its form begins. */
export const collegeInfoValues = (saved: CollegeInfo | null): DefaultValues<CollegeInfoInput> => ({
  university: "",
  ...(saved && filled(saved)),
  type: saved?.type ?? undefined,
  naacGrade: saved?.naacGrade ?? "",
  website: withoutScheme(saved?.website),
});

interface CollegeInfoFieldsProps {
  form: ContractForm<CollegeInfoInput, z.output<typeof collegeInfoInput>>;
}

/** What a college says about itself. */
export function CollegeInfoFields({ form: { form, field, errorOf } }: CollegeInfoFieldsProps) {
  return (
    <>
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
      <WebAddressField
        label="Website"
        autoComplete="url"
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
    </>
  );
}
