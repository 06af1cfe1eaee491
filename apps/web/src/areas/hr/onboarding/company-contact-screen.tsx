import { type Company, companyContactInput } from "@toran/contract/schemas/company";
import { TextField } from "@toran/ui";
import { useWatch } from "react-hook-form";
import { Loaded } from "@/features/onboarding/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { CompanyPreview, shownOf } from "./company-preview";

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
    values: saved?.contact ?? { contactName: "", designation: "", email: "", phone: "" },
    send: async (body) => (await calls.hr()).onboarding.saveContact({ body }),
  });
  const { field, errorOf } = step;
  const email = useWatch({ control: step.form.control, name: "email" });
  return (
    <StepForm
      label="Company contact"
      form={step}
      preview={<CompanyPreview {...shownOf(saved)} contact={email} />}
    >
      <TextField
        label="Name"
        autoComplete="name"
        {...field("contactName")}
        error={errorOf("contactName")}
      />
      <TextField
        label="Designation"
        autoComplete="organization-title"
        placeholder="Campus hiring lead"
        {...field("designation")}
        error={errorOf("designation")}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        {...field("email")}
        error={errorOf("email")}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        {...field("phone")}
        error={errorOf("phone")}
      />
    </StepForm>
  );
}
