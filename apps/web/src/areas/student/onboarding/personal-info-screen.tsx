import { genders, personalInfo, personalInfoInput } from "@toran/contract/schemas/student";
import { seenOf } from "@toran/contract/seen";
import { Select, TextArea, TextField } from "@toran/ui";
import { Controller } from "react-hook-form";
import type { z } from "zod/mini";
import { filled, withoutScheme } from "@/features/onboarding/filled";
import { FormPhone } from "@/lib/form-phone";
import { NameFields } from "@/lib/name-fields";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { WebAddressField } from "@/features/onboarding/web-address-field";
import { named } from "@/lookups/picked";
import { CityPicker } from "@/lookups/place-pickers";
import { useStores } from "@/stores/use-stores";
import { genderWords } from "../gender-words";
import { TypedPreview } from "./student-preview";

export function PersonalInfoScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.student()).personal.personalInfo()}>
      {(saved) => <PersonalInfoForm saved={saved} />}
    </Loaded>
  );
}

type Saved = z.output<typeof personalInfo>;

const valuesOf = ({ email: _email, ...saved }: Saved) => ({
  ...filled(saved),
  gender: saved.gender ?? undefined,
  linkedinUrl: withoutScheme(saved.linkedinUrl),
  githubUrl: withoutScheme(saved.githubUrl),
  portfolioUrl: withoutScheme(saved.portfolioUrl),
});

function PersonalInfoForm({ saved }: { saved: Saved }) {
  const { calls } = useStores();
  const known = useKnown(saved, async () => (await calls.student()).personal.personalInfo());
  const step = useStepForm(personalInfoInput, {
    draft: "student-personal-info",
    values: valuesOf(saved),
    // Emptied is not unsaid: what is not sent stays as it was.
    send: async (body) => {
      const sent = { body: { ...filled(body), seen: seenOf(personalInfo, known.now()) } };
      return (await calls.student()).personal.savePersonalInfo(sent, toldHere);
    },
    again: known.again(valuesOf),
  });
  const { form, field, errorOf } = step;
  return (
    <StepForm label="About you" form={step} preview={<TypedPreview control={form.control} />}>
      <NameFields form={step} />
      <TextField
        label="Email"
        type="email"
        value={saved.email}
        readOnly
        hint="You log in with it."
      />
      <FormPhone label="Mobile" form={step} name="phone" />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        {...field("dateOfBirth")}
        error={errorOf("dateOfBirth")}
      />
      <Select
        label="Gender"
        placeholder="Choose one"
        autoComplete="sex"
        options={genders.map((value) => ({ value, label: genderWords[value] }))}
        {...field("gender")}
        error={errorOf("gender")}
      />
      <Controller
        control={form.control}
        name="city"
        render={({ field: city }) => (
          <CityPicker
            className="col-span-full"
            label="City"
            {...city}
            value={named(city.value)}
            onValueChange={(picked) => {
              city.onChange(picked?.label ?? "");
              form.setValue("state", picked?.state ?? "", { shouldDirty: true });
              form.setValue("country", picked?.country ?? "", { shouldDirty: true });
            }}
            error={errorOf("city")}
          />
        )}
      />
      <TextField
        label="State"
        optional
        autoComplete="address-level1"
        {...field("state")}
        error={errorOf("state")}
      />
      <TextField
        label="Country"
        optional
        autoComplete="country-name"
        {...field("country")}
        error={errorOf("country")}
      />
      <TextField
        className="col-span-full"
        label="Headline"
        optional
        placeholder="Front-end developer who likes maps"
        {...field("headline")}
        error={errorOf("headline")}
      />
      <TextArea
        className="col-span-full"
        label="About you"
        optional
        maxLength={600}
        defaultValue={form.getValues("about")}
        {...field("about")}
        error={errorOf("about")}
      />
      <WebAddressField
        label="LinkedIn"
        optional
        {...field("linkedinUrl")}
        error={errorOf("linkedinUrl")}
      />
      <WebAddressField
        label="GitHub"
        optional
        {...field("githubUrl")}
        error={errorOf("githubUrl")}
      />
      <WebAddressField
        className="col-span-full"
        label="Website"
        optional
        {...field("portfolioUrl")}
        error={errorOf("portfolioUrl")}
      />
    </StepForm>
  );
}
