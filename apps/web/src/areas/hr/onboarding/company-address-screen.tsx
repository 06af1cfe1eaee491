import {
  type Address,
  address,
  type AddressInput,
  addressInput,
} from "@toran/contract/schemas/address";
import { seenOf } from "@toran/contract/seen";
import type { Company } from "@toran/contract/schemas/company";
import { type Control, useWatch } from "react-hook-form";
import { AddressFields } from "@/features/address/address-fields";
import { addressValues, placeOf } from "@/features/address/address-values";
import { Loaded, together } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { CompanyPreview, shownOf } from "../company/company-preview";

/** Where the company is: the last step. */
export function CompanyAddressScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { company } = await calls.hr();
    return together(company.address(), company.read());
  };
  return (
    <Loaded read={read}>
      {([saved, company]) => <CompanyAddressForm saved={saved} company={company} />}
    </Loaded>
  );
}

function CompanyAddressForm({
  saved,
  company,
}: {
  saved: Address | null;
  company: Company | null;
}) {
  const { calls } = useStores();
  const known = useKnown(saved, async () => (await calls.hr()).company.address());
  const step = useStepForm(addressInput, {
    draft: "hr-company-address",
    values: addressValues(saved),
    send: async (body) => {
      const sent = { body: { ...body, seen: seenOf(address, known.now()) } };
      return (await calls.hr()).onboarding.saveAddress(sent, toldHere);
    },
    again: known.again(addressValues),
  });
  return (
    <StepForm
      label="Company address"
      form={step}
      action="Save and start hiring"
      preview={<TypedPreview control={step.form.control} company={company} />}
    >
      <AddressFields form={step.form} errorOf={step.errorOf} />
    </StepForm>
  );
}

interface TypedPreviewProps<Out> {
  control: Control<AddressInput, unknown, Out>;
  company: Company | null;
}

function TypedPreview<Out>({ control, company }: TypedPreviewProps<Out>) {
  return <CompanyPreview {...shownOf(company)} place={placeOf(useWatch({ control }))} />;
}
