import { isFailure } from "@toran/api-client/failure";
import { type ManagerInput, managerInput } from "@toran/contract/schemas/manager";
import { Alert, Button, Select, TextField } from "@toran/ui";
import { useState } from "react";
import { AppLink } from "@/lib/app-link";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { rankOptions, type StaffArea, words } from "./words";

const empty: ManagerInput = { firstName: "", lastName: "", email: "", rank: "MEMBER" };

interface InviteColleagueProps {
  area: StaffArea;
  onInvited: () => void;
}

/** Invites a colleague: the account waits for whoever signs up with the address. */
export function InviteColleague({ area, onInvited }: InviteColleagueProps) {
  const { calls, session } = useStores();
  const [isFull, setFull] = useState(false);
  const { form, submit, errorOf, busy, problem } = useContractForm(managerInput, {
    draft: session.draft(`${area}-colleague`),
    values: empty,
    send: async (body) => {
      const reply = await (await calls[area]()).managers.invite({ body }, toldHere);
      setFull(isFailure(reply) && reply.body.isFull === true);
      return reply;
    },
    done: () => {
      form.reset(empty);
      onInvited();
    },
    // Somebody else is being written already: that stays.
    typedOn: onInvited,
  });
  const { register } = form;
  return (
    <form
      aria-label={words[area].invite}
      noValidate
      onSubmit={submit}
      className="grid gap-4 pt-2 sm:grid-cols-2"
    >
      <h3 className="col-span-full text-base font-semibold">{words[area].invite}</h3>
      {problem && (
        <Alert
          tone="bad"
          className="col-span-full"
          action={
            isFull && (
              <Button asChild intent="secondary" size="sm">
                <AppLink href={paths.po.planPrice}>See the plans</AppLink>
              </Button>
            )
          }
        >
          {problem}
        </Alert>
      )}
      <TextField label="First name" {...register("firstName")} error={errorOf("firstName")} />
      <TextField label="Last name" optional {...register("lastName")} error={errorOf("lastName")} />
      <TextField
        label="Email"
        type="email"
        spellCheck={false}
        {...register("email")}
        error={errorOf("email")}
      />
      <Select
        label="What they may do"
        options={rankOptions(area)}
        {...register("rank")}
        error={errorOf("rank")}
      />
      <Button type="submit" busy={busy} busyLabel="Sending" className="justify-self-start">
        Send the invitation
      </Button>
    </form>
  );
}
