import { collegeContactInput } from "@toran/contract/schemas/college";
import { useWatch } from "react-hook-form";
import { Loaded, together } from "@/lib/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { CollegeContactFields, collegeContactValues } from "../college/college-contact-fields";
import { type CollegeData, CollegePreview, shownOf } from "../college/college-preview";

type Contact = NonNullable<CollegeData["contact"]>;

/** Whom companies write to. */
export function ContactInfoScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { college } = await calls.po();
    return together(college.contact(), college.data());
  };
  return (
    <Loaded read={read}>
      {([saved, college]) => <ContactInfoForm saved={saved} college={college} />}
    </Loaded>
  );
}

function ContactInfoForm({ saved, college }: { saved: Contact | null; college: CollegeData }) {
  const { calls } = useStores();
  const step = useStepForm(collegeContactInput, {
    draft: "po-contact-info",
    values: collegeContactValues(saved),
    send: async (body) => (await calls.po()).college.saveContact({ body }),
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
