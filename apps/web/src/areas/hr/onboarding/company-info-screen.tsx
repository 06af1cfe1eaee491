import { type Company, companyFacts } from "@toran/contract/schemas/company";
import { seenOf } from "@toran/contract/seen";
import { type Control, useWatch } from "react-hook-form";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import {
  CompanyInfoFields,
  companyInfoForm,
  type CompanyInfoTyped,
  companyInfoValues,
} from "../company/company-info-fields";
import { CompanyPreview, shownOf } from "../company/company-preview";

export function CompanyInfoScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.hr()).company.read()}>
      {(saved) => <CompanyInfoForm saved={saved} />}
    </Loaded>
  );
}

function CompanyInfoForm({ saved }: { saved: Company | null }) {
  const { calls } = useStores();
  const known = useKnown(saved, async () => (await calls.hr()).company.read());
  const step = useStepForm(companyInfoForm, {
    draft: "hr-company-info",
    values: companyInfoValues(saved),
    send: async ({ sector: _sector, size: _size, ...body }) => {
      const sent = { body: { ...body, seen: seenOf(companyFacts, known.now()) } };
      return (await calls.hr()).onboarding.saveInfo(sent, toldHere);
    },
    again: known.again(companyInfoValues),
  });
  return (
    <StepForm
      label="Company info"
      form={step}
      preview={<TypedPreview control={step.form.control} saved={saved} />}
    >
      <CompanyInfoFields form={step} />
    </StepForm>
  );
}

interface TypedPreviewProps<Out> {
  control: Control<CompanyInfoTyped, unknown, Out>;
  saved: Company | null;
}

function TypedPreview<Out>({ control, saved }: TypedPreviewProps<Out>) {
  return <CompanyPreview {...shownOf(saved)} {...useWatch({ control })} />;
}
