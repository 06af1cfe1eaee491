import { limits } from "@toran/contract/limits";
import { isFailure } from "@toran/api-client/failure";
import { overrideInput, type overrides } from "@toran/contract/schemas/placement-policy";
import { Alert, Button, NumberField, Select, TextArea, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Controller } from "react-hook-form";
import type { z } from "zod/mini";
import { dayOf } from "@/features/hiring/dates";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import { useContractForm } from "@/lib/use-contract-form";
import { useTyped } from "@/lib/use-typed";
import { useMayChange } from "@/stores/use-may-change";
import type { Picked } from "@/lookups/picked";
import { useStores } from "@/stores/use-stores";
import { PostingPicker } from "./posting-picker";

type Override = z.output<typeof overrides>[number];

/** Exceptions from the policy, each for one student and with a reason. */
export const Exceptions = observer(function Exceptions() {
  const { calls } = useStores();
  const mayChange = useMayChange("po");
  const [list] = useState(
    () => new Loadable<Override[]>(async () => (await calls.po()).policy.overrides({})),
  );
  useEffect(() => void list.load(), [list]);
  const [ending, setEnding] = useState<string>();
  const end = async (id: string) => {
    setEnding(id);
    const { policy } = await calls.po();
    const reply = await policy.revoke({ params: { id } });
    setEnding(undefined);
    if (!isFailure(reply)) list.set(reply.data);
    // A colleague has ended it, or it was ended and the answer was lost.
    else if (reply.status === 404) await list.load();
  };
  return (
    <section aria-labelledby="exceptions" className={`grid gap-4 ${inTurn}`}>
      <h2 id="exceptions" className="title-lg">
        Exceptions
      </h2>
      <Load of={list}>
        {(all) =>
          all.length ? (
            <ul className="divide-rule border-rule divide-y border-y">
              {all.map((each) => (
                <li key={each.id} className="flex items-start gap-3 py-3">
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">
                      {each.studentName} {each.allow ? "may" : "may not"}
                      {each.postingTitle ? `: ${each.postingTitle}` : ", whatever the policy says"}
                    </p>
                    <p className="text-ink-2">{each.reason}</p>
                    <p className="text-ink-3">
                      {[each.by, each.expiresAt && `until ${dayOf(each.expiresAt)}`]
                        .filter(Boolean)
                        .join(", ")}
                    </p>
                  </div>
                  {mayChange && (
                    <Button
                      size="sm"
                      intent="quiet"
                      busy={ending === each.id}
                      busyLabel="Ending"
                      onClick={() => void end(each.id)}
                    >
                      End
                      <span className="sr-only"> the exception for {each.studentName}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-3">There are none.</p>
          )
        }
      </Load>
      {mayChange && <NewException onMade={(all) => list.set(all)} />}
    </section>
  );
});

const empty = { email: "", allow: true, reason: "" };
const anyJob = { job: null };

function NewException({ onMade }: { onMade: (all: Override[]) => void }) {
  const { calls, session } = useStores();
  // Its name goes with it, which no field of the form has. Lost from what was typed, all jobs would be meant.
  const forJob = useTyped<{ job: Picked | null }>(session.draft("policy-exception-job"), anyJob);
  const { job } = forJob.typed;
  const { form, field, errorOf, problem, submit, busy } = useContractForm(overrideInput, {
    draft: session.draft("policy-exception"),
    values: empty,
    send: async (body) => {
      const { policy } = await calls.po();
      const reply = await policy.allow({ body: { ...body, postingId: job?.value } }, toldHere);
      if (!isFailure(reply)) {
        form.reset(empty);
        forJob.sent();
        onMade(reply.data);
      }
      return reply;
    },
  });
  return (
    <form noValidate onSubmit={submit} className="border-rule grid gap-4 rounded-md border p-4">
      <h3 className="font-semibold">Make an exception</h3>
      {problem && <Alert tone="bad" title={problem} />}
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Email of the student" {...field("email")} error={errorOf("email")} />
        <Controller
          control={form.control}
          name="allow"
          render={({ field: { value, onChange } }) => (
            <Select
              label="The student"
              options={[
                { value: "yes", label: "may apply and accept" },
                { value: "no", label: "may not apply or accept" },
              ]}
              value={value ? "yes" : "no"}
              onChange={({ target }) => onChange(target.value === "yes")}
            />
          )}
        />
      </div>
      <PostingPicker
        label="For which job"
        optional
        hint="Without one it is for all jobs."
        placeholder="All jobs"
        value={job}
        onValueChange={(next) => forJob.put({ job: next })}
        error={errorOf("postingId")}
      />
      <TextArea
        label="Reason"
        rows={2}
        maxLength={limits.reason.longest}
        {...field("reason")}
        error={errorOf("reason")}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field: { value, onChange } }) => (
          <NumberField
            label="For how many days"
            optional
            min={1}
            max={365}
            value={typeof value === "number" ? value : null}
            error={errorOf("days")}
            onValueChange={(next) => onChange(next ?? undefined)}
            className="w-48"
          />
        )}
      />
      <Button
        type="submit"
        intent="secondary"
        busy={busy}
        busyLabel="Saving"
        className="justify-self-start"
      >
        Make the exception
      </Button>
    </form>
  );
}
