import {
  type CollegeInfo,
  type CollegeInfoInput,
  type collegeInfoInput,
  collegeTypes,
  type KnownCollege,
  naacGrades,
} from "@toran/contract/schemas/college";
import { Alert, Select, TextArea, TextField } from "@toran/ui";
import { Controller, type DefaultValues } from "react-hook-form";
import type { z } from "zod/mini";
import { ChoiceField } from "@/features/onboarding/choice-field";
import { filled, withoutScheme } from "@/features/onboarding/filled";
import { WebAddressField } from "@/features/onboarding/web-address-field";
import type { ContractForm } from "@/lib/use-contract-form";
import { productName } from "@/lib/product";
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

export interface CollegeInfoFieldsProps {
  form: ContractForm<CollegeInfoInput, z.output<typeof collegeInfoInput>>;
  /** A college that is here already and may be the same. */
  known?: KnownCollege;
}

/** What a college says about itself. */
export function CollegeInfoFields({
  form: { form, field, errorOf },
  known,
}: CollegeInfoFieldsProps) {
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
      {known?.field === "name" && <HereAlready known={known} />}
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
      {known && known.field !== "name" && <HereAlready known={known} />}
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

const sameBy = { aisheCode: "AISHE code", website: "website", name: "name" };

/** Nobody is held back by it: a college may have several campuses, or its code may be mistyped. */
function HereAlready({ known }: { known: NonNullable<KnownCollege> }) {
  return (
    <Alert
      tone="warn"
      className="col-span-full"
      title={`${known.name}, ${known.city}, is on ${productName} already`}
    >
      It has this {sameBy[known.field]}. Ask its lead officer to invite you under Officers, at an
      address that has no account yet; or go on if yours is another campus.
    </Alert>
  );
}
