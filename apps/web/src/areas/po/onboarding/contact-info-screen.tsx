import { collegeContactInput } from "@toran/contract/schemas/college";
import { TextField } from "@toran/ui";
import { useWatch } from "react-hook-form";
import { filled } from "@/features/onboarding/filled";
import { Loaded, together } from "@/features/onboarding/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { type CollegeData, CollegePreview, shownOf } from "./college-preview";

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
    values: {
      contactName: "",
      designation: "",
      email: "",
      phone: "",
      alternatePhone: "",
      ...(saved && filled(saved)),
    },
    send: async (body) => (await calls.po()).college.saveContact({ body }),
  });
  const { field, errorOf } = step;
  const email = useWatch({ control: step.form.control, name: "email" });
  return (
    <StepForm
      label="Contact info"
      form={step}
      preview={<CollegePreview {...shownOf(college)} contact={email} />}
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
        placeholder="Placement officer"
        {...field("designation")}
        error={errorOf("designation")}
      />
      <TextField
        className="col-span-full"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        hint="An address that several people read keeps companies from waiting."
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
      <TextField
        label="Another phone"
        type="tel"
        optional
        autoComplete="off"
        {...field("alternatePhone")}
        error={errorOf("alternatePhone")}
      />
    </StepForm>
  );
}
