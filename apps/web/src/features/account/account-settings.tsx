import { type Account, accountSettings } from "@toran/contract/schemas/account";
import { Alert, Button, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { FormPhone } from "@/lib/form-phone";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";

interface AreaProps {
  area: "po" | "hr";
}

/** Who is signed in, as the others of the college or company see them. */
export const AccountSettings = observer(function AccountSettings({ area }: AreaProps) {
  const { calls } = useStores();
  const [account] = useState(() => new Loadable(async () => (await calls[area]()).account.read()));
  useEffect(() => void account.load(), [account]);
  return <Load of={account}>{(saved) => <AccountForm area={area} saved={saved} />}</Load>;
});

function AccountForm({ area, saved }: AreaProps & { saved: Account }) {
  const stores = useStores();
  const account = useContractForm(accountSettings, {
    draft: stores.session.draft(`${area}-account`),
    values: {
      firstName: saved.firstName,
      lastName: saved.lastName,
      phone: saved.phone ?? "",
      designation: saved.designation ?? "",
    },
    send: async (body) => (await stores.calls[area]()).account.update({ body }, toldHere),
    done: () => void stores[area].load(),
  });
  const { field, submit, errorOf, busy, problem } = account;
  return (
    <form aria-label="Account" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <TextField
        label="First name"
        autoComplete="given-name"
        {...field("firstName")}
        error={errorOf("firstName")}
      />
      <TextField
        label="Last name"
        optional
        autoComplete="family-name"
        {...field("lastName")}
        error={errorOf("lastName")}
      />
      <FormPhone label="Phone" optional form={account} name="phone" />
      <TextField
        label="Designation"
        optional
        autoComplete="organization-title"
        {...field("designation")}
        error={errorOf("designation")}
      />
      <TextField
        className="col-span-full"
        label="Email"
        value={saved.email}
        readOnly
        hint="You log in with it. It cannot be changed here."
      />
      <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
        Save account
      </Button>
    </form>
  );
}
