import { isFailure } from "@toran/api-client/failure";
import { type Account, accountFacts, accountSettings } from "@toran/contract/schemas/account";
import { seenOf } from "@toran/contract/seen";
import { Alert, Button, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useStores } from "@/stores/use-stores";
import { AccountFields } from "./account-fields";
import { accountValues } from "./account-values";

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
  // What the form goes over: another tab may save meanwhile.
  const known = useRef(saved);
  const account = useContractForm(accountSettings, {
    draft: stores.session.draft(`${area}-account`),
    values: accountValues(saved),
    send: async (body) => {
      const seen = seenOf(accountFacts, known.current);
      const calls = (await stores.calls[area]()).account;
      const reply = await calls.update({ body: { ...body, seen } }, toldHere);
      if (!isFailure(reply)) known.current = reply.data;
      return reply;
    },
    again: async () => {
      const now = await (await stores.calls[area]()).account.read();
      if (isFailure(now)) return undefined;
      known.current = now.data;
      return accountValues(now.data);
    },
    done: () => void stores[area].load(),
  });
  const { submit, busy, problem } = account;
  return (
    <form aria-label="Account" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {problem && (
        <Alert tone="bad" className="col-span-full">
          {problem}
        </Alert>
      )}
      <AccountFields form={account} phone="Phone" />
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
