import { isFailure, settle } from "@toran/api-client/failure";
import { fewestOffers, policyKinds, policyWords } from "@toran/contract/hiring/policy";
import { standingOf } from "@toran/contract/hiring/season";
import type { ShownPolicy } from "@toran/contract/schemas/placement-policy";
import { Alert, Button, Checkbox, NumberField, RadioGroup } from "@toran/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { draftOf } from "@/lib/draft";
import { keepTyped, typedOver } from "@/lib/keep-typed";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { Categories } from "./policy-categories";

type Kind = (typeof policyKinds)[number];
const kinds: Record<Kind, { label: string; hint: string }> = {
  ONE_OFFER: { label: "One offer", hint: "Whoever accepts is out of every other job." },
  MAX_OFFERS: { label: "So many offers", hint: "Up to a number of accepted offers." },
  UPGRADE_TIMES: {
    label: "Better by a factor",
    hint: "Another only if it pays so many times more.",
  },
  UPGRADE_AMOUNT: { label: "Better by an amount", hint: "Another only if it pays so much more." },
  CATEGORIES: { label: "By category", hint: "Another only of a higher category of pay." },
};

const usual = [
  { name: "Regular", from: 0 },
  { name: "Dream", from: 1_000_000 },
  { name: "Super dream", from: 2_000_000 },
];

/** What a kind usually asks for, where the number of the kind before would make no sense. */
const usualFor = ({ maxOffers }: ShownPolicy, kind: Kind): Partial<ShownPolicy> => ({
  ...(kind !== "ONE_OFFER" && maxOffers < 2 && { maxOffers: 2 }),
  ...(kind === "UPGRADE_TIMES" && { upgrade: 1.5 }),
  ...(kind === "UPGRADE_AMOUNT" && { upgrade: 100_000 }),
});

/** Says of a draft which policy it was typed over. */
const always = ["version"] as const;

interface PolicyFormProps {
  policy: ShownPolicy;
  onSaved: (policy: ShownPolicy) => void;
}

/** The policy of one season: to be changed while it is in force or to come, and to be read once it has ended. */
export function PolicyForm({ policy, onSaved }: PolicyFormProps) {
  const { calls, session } = useStores();
  const standing = standingOf(policy.season, policy.inForce);
  const mayChange = useMayChange("po") && standing !== "EARLIER";
  // What is typed for one season stays while another is looked at, unless its time is over.
  const [kept] = useState(() => draftOf(session.draft(`placement-policy-${policy.season}`)));
  const [begun, setBegun] = useState(policy);
  const [resumed, setResumed] = useState(() => (standing === "EARLIER" ? undefined : kept.read()));
  const { version } = policy;
  const [draft, setDraft] = useState<ShownPolicy>({ ...policy, ...resumed, version });
  useEffect(() => void keepTyped(kept, draft, begun, always), [kept, draft, begun]);
  const tellLate = useLateFailure();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<ShownPolicy>) => setDraft({ ...draft, ...part });
  const { kind } = draft;
  const categories = draft.categories.length ? draft.categories : usual;
  // The usual categories are shown until there are own ones; what is shown is what is saved.
  const chosen = kind === "CATEGORIES" ? { ...draft, categories } : draft;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { words: _words, inForce: _inForce, of: _of, ...given } = chosen;
    const { autoMinCtc, autoMaxBondMonths, ...rest } = given;
    const body = {
      ...rest,
      ...(autoMinCtc !== null && { autoMinCtc }),
      ...(autoMaxBondMonths !== null && { autoMaxBondMonths }),
    };
    const { policy: calling } = await calls.po();
    const reply = await settle(calling.save({ body }, toldHere));
    setBusy(false);
    setErrors(isFailure(reply) ? (reply.errors ?? {}) : {});
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (isFailure(reply)) {
      tellLate("The policy is not saved", reply);
      // What is wrong may stand far above the button, and knows that it is once it is drawn.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return;
    }
    setBegun(reply.data);
    // What was typed while it was on its way is not saved, and goes over what is.
    setDraft((now) => typedOver(draft, now, reply.data) as ShownPolicy);
    setResumed(undefined);
    onSaved(reply.data);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      {problem && <Alert tone="bad" title={problem} />}
      {resumed && (
        <Alert
          tone={resumed["version"] === begun.version ? "info" : "warn"}
          title={
            resumed["version"] === begun.version
              ? "What you typed here before is not saved yet."
              : "What you typed here before is not saved yet, and the policy was changed since."
          }
          action={
            <Button
              size="sm"
              intent="secondary"
              onClick={() => {
                setDraft(begun);
                setResumed(undefined);
              }}
            >
              Discard it
            </Button>
          }
        />
      )}
      <fieldset disabled={!mayChange} className="grid gap-6">
        <RadioGroup
          label="What may a student accept?"
          options={policyKinds.map((value) => ({ value, ...kinds[value] }))}
          value={kind}
          onValueChange={(next) => change({ kind: next, ...usualFor(draft, next) })}
        />
        {kind !== "ONE_OFFER" && (
          <NumberField
            label="Accepted offers at most"
            min={fewestOffers(kind)}
            max={10}
            value={draft.maxOffers}
            error={errors["maxOffers"]}
            onValueChange={(maxOffers) => change({ maxOffers: maxOffers ?? 1 })}
          />
        )}
        {(kind === "UPGRADE_TIMES" || kind === "UPGRADE_AMOUNT") && (
          <NumberField
            label={
              kind === "UPGRADE_TIMES" ? "How many times the pay" : "How many rupees a year more"
            }
            min={0}
            decimals={kind === "UPGRADE_TIMES" ? 2 : 0}
            step={kind === "UPGRADE_TIMES" ? 0.1 : 50_000}
            value={draft.upgrade}
            error={errors["upgrade"]}
            onValueChange={(upgrade) => change({ upgrade: upgrade ?? 0 })}
          />
        )}
        {kind === "CATEGORIES" && (
          <Categories
            categories={categories}
            errorOf={(path) => errors[`categories${path}`]}
            onChange={(next) => change({ categories: next })}
          />
        )}
        <Checkbox
          label="Public sector stands outside"
          hint="Offers of government companies are always open."
          checked={draft.exemptPublicSector}
          onChange={({ target }) => change({ exemptPublicSector: target.checked })}
        />
        <NumberField
          label="Absences that bar from applying"
          hint="Without an excuse, from a round or a slot, counted from the first of July. Leave it empty to bar nobody."
          optional
          min={0}
          max={10}
          value={draft.strikes || null}
          error={errors["strikes"]}
          onValueChange={(strikes) => change({ strikes: strikes ?? 0 })}
        />
        <p className="text-ink-2">
          Internships are counted apart, by twelve months of their stipend. In words:{" "}
          {policyWords(chosen)}.
        </p>
        <section aria-labelledby="auto" className="grid gap-4">
          <h2 id="auto" className="title-lg">
            Jobs that need no officer
          </h2>
          <Checkbox
            label="Approve jobs that keep to these rules"
            hint="The first job of a company, and one that you have declined, are always looked at by a person."
            checked={draft.autoApprove}
            onChange={({ target }) => change({ autoApprove: target.checked })}
          />
          {draft.autoApprove && (
            <div className="grid grid-cols-2 gap-4">
              <NumberField
                label="Pay at least, rupees a year"
                optional
                min={0}
                step={50_000}
                value={draft.autoMinCtc}
                error={errors["autoMinCtc"]}
                onValueChange={(autoMinCtc) => change({ autoMinCtc })}
              />
              <NumberField
                label="Bond at most, months"
                optional
                min={0}
                max={60}
                value={draft.autoMaxBondMonths}
                error={errors["autoMaxBondMonths"]}
                onValueChange={(autoMaxBondMonths) => change({ autoMaxBondMonths })}
              />
            </div>
          )}
        </section>
        {mayChange && (
          <Button type="submit" busy={busy} busyLabel="Saving" className="justify-self-start">
            Save the policy{standing === "NEXT" && ` of ${policy.season}`}
          </Button>
        )}
      </fieldset>
    </form>
  );
}
