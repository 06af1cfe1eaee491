import { type Address, addressInput } from "@toran/contract/schemas/address";
import { AddressFields } from "@/features/address/address-fields";
import { addressValues } from "@/features/address/address-values";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";

export function BillingScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.po()).address.read({ query: { isBilling: true } })}>
      {(saved) => <BillingForm saved={saved} />}
    </Loaded>
  );
}

function BillingForm({ saved }: { saved: Address | null }) {
  const { calls } = useStores();
  const step = useStepForm(addressInput, {
    draft: "po-billing-address",
    values: addressValues(saved),
    send: async (body) =>
      (await calls.po()).address.create({ query: { isBilling: true }, body }, toldHere),
  });
  return (
    <StepForm label="Billing address" form={step}>
      <AddressFields form={step.form} errorOf={step.errorOf} billing />
    </StepForm>
  );
}
