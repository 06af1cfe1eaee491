import { isFailure } from "@toran/api-client/failure";
import { type Account, accountFacts, accountSettings } from "@toran/contract/schemas/account";
import { seenOf } from "@toran/contract/seen";
import { useRef } from "react";
import { AccountFields } from "@/features/account/account-fields";
import { accountValues } from "@/features/account/account-values";
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
  // What the form goes over: another tab may save meanwhile.
  const known = useRef(saved);
  const step = useStepForm(accountSettings, {
    draft: "hr-contact-info",
    values: accountValues(saved),
    send: async (body) => {
      const seen = seenOf(accountFacts, known.current);
      const { company } = await calls.hr();
      const reply = await company.updateContact({ body: { ...body, seen } }, toldHere);
      if (isFailure(reply)) return reply;
      const { firstName, lastName, phone, designation } = reply.data;
      known.current = { ...saved, firstName, lastName: lastName ?? "", phone, designation };
      return reply;
    },
    again: async () => {
      const now = await (await calls.hr()).account.read();
      if (isFailure(now)) return undefined;
      known.current = now.data;
      return accountValues(now.data);
    },
  });
  return (
    <StepForm label="Your contact" form={step} action="Save">
      <AccountFields form={step} phone="Mobile" />
    </StepForm>
  );
}
