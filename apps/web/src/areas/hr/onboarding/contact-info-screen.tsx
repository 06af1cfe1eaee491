import { type Account, accountSettings } from "@toran/contract/schemas/account";
import { TextField } from "@toran/ui";
import { FormPhone } from "@/lib/form-phone";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";

/** The HR user's own contact. */
export function ContactInfoScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.hr()).account.read()}>
      {(saved) => <ContactInfoForm saved={saved} />}
    </Loaded>
  );
}

function ContactInfoForm({ saved }: { saved: Account }) {
  const { calls } = useStores();
  const step = useStepForm(accountSettings, {
    draft: "hr-contact-info",
    values: {
      firstName: saved.firstName,
      lastName: saved.lastName,
      phone: saved.phone ?? "",
      designation: saved.designation ?? "",
    },
    send: async (body) => (await calls.hr()).company.updateContact({ body }, toldHere),
  });
  const { field, errorOf } = step;
  return (
    <StepForm label="Your contact" form={step} action="Save">
      <TextField
        label="First name"
        autoComplete="given-name"
        {...field("firstName")}
        error={errorOf("firstName")}
      />
      <TextField
        label="Last name"
        optional
        autoComplete="family-name"
        {...field("lastName")}
        error={errorOf("lastName")}
      />
      <FormPhone label="Mobile" optional form={step} name="phone" />
      <TextField
        label="Designation"
        optional
        autoComplete="organization-title"
        {...field("designation")}
        error={errorOf("designation")}
      />
    </StepForm>
  );
}
