import {
  type Address,
  address as addressSchema,
  type AddressInput,
  addressInput,
} from "@toran/contract/schemas/address";
import { seenOf } from "@toran/contract/seen";
import { type Control, useWatch } from "react-hook-form";
import { AddressFields } from "@/features/address/address-fields";
import { addressValues, placeOf } from "@/features/address/address-values";
import { Loaded, together } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import { type CollegeData, CollegePreview, shownOf } from "../college/college-preview";

/** Where the college is: at first the place that was given for bills. Saving it again in onboarding changes what was saved. */
export function CollegeAddressScreen() {
  const { calls } = useStores();
  const read = async () => {
    const { address, college } = await calls.po();
    return together(address.read({ query: { isBilling: true } }), college.data());
  };
  return (
    <Loaded read={read}>
      {([ofBills, college]) => <CollegeAddressForm ofBills={ofBills} college={college} />}
    </Loaded>
  );
}

interface CollegeAddressFormProps {
  ofBills: Address | null;
  college: CollegeData;
}

function CollegeAddressForm({ ofBills, college }: CollegeAddressFormProps) {
  const { calls } = useStores();
  const { address: saved } = college;
  const known = useKnown(college, async () => (await calls.po()).college.data());
  const valuesOf = ({ address: there }: CollegeData) =>
    addressValues(there ?? (ofBills && { ...ofBills, billingName: null, gstin: null }));
  const step = useStepForm(addressInput, {
    draft: "po-college-address",
    values: valuesOf(college),
    send: async (body) => {
      const seen = seenOf(addressSchema, known.now().address);
      const sent = { query: { isBilling: false }, body: { ...body, seen } };
      return (await calls.po()).address.create(sent, toldHere);
    },
    again: known.again(valuesOf),
  });
  return (
    <StepForm
      label="College address"
      form={step}
      preview={<TypedPreview control={step.form.control} college={college} />}
    >
      {!saved && ofBills && (
        <p className="text-ink-muted col-span-full text-sm">
          Filled in from the billing address. Change what is different.
        </p>
      )}
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
