import { type Company, companyContactInput } from "@toran/contract/schemas/company";
import { useWatch } from "react-hook-form";
import { Loaded } from "@/lib/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { CompanyContactFields, noContact } from "../company/company-contact-fields";
import { CompanyPreview, shownOf } from "../company/company-preview";

/** Whom colleges write to. */
export function CompanyContactScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.hr()).company.read()}>
      {(saved) => <CompanyContactForm saved={saved} />}
    </Loaded>
  );
}

function CompanyContactForm({ saved }: { saved: Company | null }) {
  const { calls } = useStores();
  const step = useStepForm(companyContactInput, {
    draft: "hr-company-contact",
    values: saved?.contact ?? noContact,
    send: async (body) => (await calls.hr()).onboarding.saveContact({ body }),
  });
  const email = useWatch({ control: step.form.control, name: "email" });
  return (
    <StepForm
      label="Company contact"
      form={step}
      preview={<CompanyPreview {...shownOf(saved)} contact={email} />}
    >
      <CompanyContactFields form={step} />
    </StepForm>
  );
}
