import type { Account } from "@toran/contract/schemas/account";
import { type Company, companyContact, companyContactInput } from "@toran/contract/schemas/company";
import { seenOf } from "@toran/contract/seen";
import { useWatch } from "react-hook-form";
import { Loaded, together } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { contactOf } from "@/features/onboarding/contact-of";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { CompanyContactFields } from "../company/company-contact-fields";
import { CompanyPreview, shownOf } from "../company/company-preview";

/** Whom colleges write to: at first the one who fills it in. */
export function CompanyContactScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { account, company } = await calls.hr();
    return together(account.read(), company.read());
  };
  return (
    <Loaded read={read}>
      {([user, saved]) => <CompanyContactForm user={user} saved={saved} />}
    </Loaded>
  );
}

function CompanyContactForm({ user, saved }: { user: Account; saved: Company | null }) {
  const { calls } = useStores();
  const known = useKnown(saved, async () => (await calls.hr()).company.read());
  const valuesOf = (company: Company | null) => company?.contact ?? contactOf(user);
  const step = useStepForm(companyContactInput, {
    draft: "hr-company-contact",
    values: valuesOf(saved),
    send: async (body) => {
      const sent = { body: { ...body, seen: seenOf(companyContact, known.now()?.contact) } };
      return (await calls.hr()).onboarding.saveContact(sent, toldHere);
    },
    again: known.again(valuesOf),
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
