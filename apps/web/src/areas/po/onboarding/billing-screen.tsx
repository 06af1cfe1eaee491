import { type Address, address, addressInput } from "@toran/contract/schemas/address";
import { seenOf } from "@toran/contract/seen";
import { AddressFields } from "@/features/address/address-fields";
import { addressValues } from "@/features/address/address-values";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";

const query = { isBilling: true };

export function BillingScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.po()).address.read({ query })}>
      {(saved) => <BillingForm saved={saved} />}
    </Loaded>
  );
}

function BillingForm({ saved }: { saved: Address | null }) {
  const { calls } = useStores();
  const known = useKnown(saved, async () => (await calls.po()).address.read({ query }));
  const step = useStepForm(addressInput, {
    draft: "po-billing-address",
    values: addressValues(saved),
    send: async (body) => {
      const sent = { query, body: { ...body, seen: seenOf(address, known.now()) } };
      return (await calls.po()).address.create(sent, toldHere);
    },
    again: known.again(addressValues),
  });
  return (
    <StepForm label="Billing address" form={step}>
      <AddressFields form={step.form} errorOf={step.errorOf} billing />
    </StepForm>
  );
}
