import type { Account } from "@toran/contract/schemas/account";
import { collegeContact, collegeContactInput } from "@toran/contract/schemas/college";
import { seenOf } from "@toran/contract/seen";
import { useWatch } from "react-hook-form";
import { Loaded, together } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { contactOf } from "@/features/onboarding/contact-of";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { CollegeContactFields, collegeContactValues } from "../college/college-contact-fields";
import { type CollegeData, CollegePreview, shownOf } from "../college/college-preview";

/** Whom companies write to: at first the officer who fills it in. */
export function ContactInfoScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { account, college } = await calls.po();
    return together(account.read(), college.data());
  };
  return (
    <Loaded read={read}>
      {([officer, college]) => <ContactInfoForm officer={officer} college={college} />}
    </Loaded>
  );
}

function ContactInfoForm({ officer, college }: { officer: Account; college: CollegeData }) {
  const { calls } = useStores();
  const known = useKnown(college, async () => (await calls.po()).college.data());
  const valuesOf = ({ contact }: CollegeData) => ({
    ...collegeContactValues(contact),
    ...(!contact && contactOf(officer)),
  });
  const step = useStepForm(collegeContactInput, {
    draft: "po-contact-info",
    values: valuesOf(college),
    send: async (body) => {
      const sent = { body: { ...body, seen: seenOf(collegeContact, known.now().contact) } };
      return (await calls.po()).college.saveContact(sent, toldHere);
    },
    again: known.again(valuesOf),
  });
  const email = useWatch({ control: step.form.control, name: "email" });
  return (
    <StepForm
      label="Contact info"
      form={step}
      preview={<CollegePreview {...shownOf(college)} contact={email} />}
    >
      <CollegeContactFields form={step} />
    </StepForm>
  );
}
