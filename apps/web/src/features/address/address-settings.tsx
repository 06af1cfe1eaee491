import {
  type Address,
  address as addressSchema,
  addressInput,
} from "@toran/contract/schemas/address";
import { seenOf } from "@toran/contract/seen";
import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { Alert, Button, DescriptionList, EmptyState } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { AddressFields } from "./address-fields";
import { addressValues } from "./address-values";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useRank } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";

type Saved = Promise<{ data: Address | null } | ApiFailure>;
interface Kind {
  title: string;
  billing?: true;
}
const kinds = {
  po: [{ title: "The college" }, { title: "Invoices", billing: true }],
  hr: [{ title: "The company" }],
} as const satisfies Record<"po" | "hr", readonly Kind[]>;

interface AddressSettingsProps {
  area: "po" | "hr";
  onSaved?: () => void;
}

/** Where the college or the company is, and where the invoices of a college go. */
export function AddressSettings({ area, onSaved }: AddressSettingsProps) {
  return (
    <div className={`grid gap-8 ${inTurn}`}>
      {kinds[area].map((kind) => (
        <OneAddress key={kind.title} area={area} onSaved={onSaved} {...kind} />
      ))}
    </div>
  );
}

type OneAddressProps = Kind & AddressSettingsProps;

const OneAddress = observer(function OneAddress(props: OneAddressProps) {
  const { area, title, billing, onSaved } = props;
  const { calls } = useStores();
  // An address is put right without a plan as well: invoices need it.
  const mayChange = useRank(area) !== "VIEWER";
  const [address] = useState(
    () =>
      new Loadable(async (): Saved => {
        if (area === "hr") return (await calls.hr()).company.address();
        return (await calls.po()).address.read({ query: { isBilling: billing === true } });
      }),
  );
  useEffect(() => void address.load(), [address]);
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="text-base font-semibold">{title}</h3>
      <Load of={address}>
        {(saved) =>
          saved && mayChange ? (
            <AddressForm
              {...props}
              saved={saved}
              onSaved={() => {
                void address.load();
                onSaved?.();
              }}
              again={async () => {
                await address.load();
                return address.failure ? undefined : (address.value ?? undefined);
              }}
            />
          ) : saved ? (
            <AddressFacts address={saved} />
          ) : (
            <EmptyState title="No address yet">
              It is asked for when the account is set up.
            </EmptyState>
          )
        }
      </Load>
    </section>
  );
});

function AddressFacts({ address }: { address: Address }) {
  return (
    <DescriptionList
      items={[
        { term: "Name on the invoice", value: address.billingName },
        { term: "GSTIN", value: address.gstin },
        { term: "Street", value: [address.line1, address.line2].filter(Boolean).join(", ") },
        { term: "City", value: `${address.city} ${address.postcode}` },
        { term: "State", value: `${address.state}, ${address.country}` },
      ].filter(({ value }) => value)}
    />
  );
}

interface AddressFormProps extends OneAddressProps {
  saved: Address;
  /** The address as it is by now; nothing where it does not come. */
  again: () => Promise<Address | undefined>;
}

function AddressForm(props: AddressFormProps) {
  const { area, saved, billing, title, onSaved, again } = props;
  const { calls, feedback, session } = useStores();
  const { form, submit, errorOf, busy, problem } = useContractForm(addressInput, {
    draft: session.draft(`address-${saved.id}`),
    values: addressValues(saved),
    send: async (body) => {
      const seen = seenOf(addressSchema, saved);
      const sent = { params: { id: saved.id }, body: { ...body, seen } };
      if (area === "po") return (await calls.po()).address.update(sent, toldHere);
      const reply = await (await calls.hr()).company.updateAddress(sent, toldHere);
      if (!isFailure(reply)) feedback.toast("success", "The address is saved.");
      return reply;
    },
    again: async () => {
      const now = await again();
      return now && addressValues(now);
    },
    done: onSaved,
  });
  return (
    <form
      aria-label={`Address: ${title}`}
      noValidate
      onSubmit={submit}
      className="grid gap-4 sm:grid-cols-2"
    >
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <AddressFields form={form} errorOf={errorOf} billing={billing} />
      <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
        Save address
      </Button>
    </form>
  );
}
