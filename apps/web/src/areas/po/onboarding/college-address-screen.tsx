import { type Address, type AddressInput, addressInput } from "@toran/contract/schemas/address";
import { type Control, useWatch } from "react-hook-form";
import { AddressFields } from "@/features/address/address-fields";
import { addressValues, placeOf } from "@/features/address/address-values";
import { Loaded, together } from "@/lib/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { type CollegeData, CollegePreview, shownOf } from "../college/college-preview";

/** Where the college is. Saving it again in onboarding changes what was saved. */
export function CollegeAddressScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { address, college } = await calls.po();
    return together(address.read({ query: { isBilling: false } }), college.data());
  };
  return (
    <Loaded read={read}>
      {([saved, college]) => <CollegeAddressForm saved={saved} college={college} />}
    </Loaded>
  );
}

function CollegeAddressForm({ saved, college }: { saved: Address | null; college: CollegeData }) {
  const { calls } = useStores();
  const step = useStepForm(addressInput, {
    draft: "po-college-address",
    values: addressValues(saved),
    send: async (body) => (await calls.po()).address.create({ query: { isBilling: false }, body }),
  });
  return (
    <StepForm
      label="College address"
      form={step}
      preview={<TypedPreview control={step.form.control} college={college} />}
    >
      <AddressFields form={step.form} errorOf={step.errorOf} />
    </StepForm>
  );
}

interface TypedPreviewProps<Out> {
  control: Control<AddressInput, unknown, Out>;
  college: CollegeData;
}

function TypedPreview<Out>({ control, college }: TypedPreviewProps<Out>) {
  return <CollegePreview {...shownOf(college)} place={placeOf(useWatch({ control }))} />;
}
