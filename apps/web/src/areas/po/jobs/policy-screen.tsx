import { isFailure, settle } from "@toran/api-client/failure";
import { policyKinds, policyWords } from "@toran/contract/hiring/policy";
import type { ShownPolicy } from "@toran/contract/schemas/placement-policy";
import { Alert, Button, Checkbox, NumberField, PageHeader, RadioGroup, TextField } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { inTurn, Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { paths } from "@/navigation/paths";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { Exceptions } from "./exceptions";

/** What students may accept, which jobs need no officer, and the exceptions from both. */
export const PolicyScreen = observer(function PolicyScreen() {
  const { calls } = useStores();
  const [policy] = useState(
    () => new Loadable<ShownPolicy>(async () => (await calls.po()).policy.read({})),
  );
  useEffect(() => void policy.load(), [policy]);
  return (
    <>
      <PageHeader
        title="Placement policy"
        context="Looked at whenever a student applies or accepts; every decision keeps what it rested on."
        actions={
          <Button intent="secondary" asChild>
            <AppLink href={paths.po.jobs}>Jobs</AppLink>
          </Button>
        }
      />
      <div className={`max-w-form grid gap-10 px-6 pb-10 ${inTurn}`}>
        <Load of={policy}>{(found) => <PolicyForm policy={found} />}</Load>
        <Exceptions />
      </div>
    </>
  );
});

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

function PolicyForm({ policy }: { policy: ShownPolicy }) {
  const { calls } = useStores();
  const mayChange = useMayChange("po");
  const [draft, setDraft] = useState(policy);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<ShownPolicy>) => setDraft({ ...draft, ...part });
  const { kind } = draft;
  const categories = draft.categories.length ? draft.categories : usual;
  // The usual categories are shown until there are own ones; what is shown is what is saved.
  const chosen = kind === "CATEGORIES" ? { ...draft, categories } : draft;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { words: _words, autoMinCtc, autoMaxBondMonths, ...rest } = chosen;
    const body = {
      ...rest,
      ...(autoMinCtc !== null && { autoMinCtc }),
      ...(autoMaxBondMonths !== null && { autoMaxBondMonths }),
    };
    const { policy: calling } = await calls.po();
    const reply = await settle(calling.save({ body }));
    setBusy(false);
    setErrors(isFailure(reply) ? (reply.errors ?? {}) : {});
    setProblem(isFailure(reply) ? reply.message : undefined);
    if (!isFailure(reply)) setDraft(reply.data);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      {problem && <Alert tone="bad" title={problem} />}
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
            min={1}
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
          Internships are counted apart. In words: {policyWords(chosen)}.
        </p>
        <section aria-labelledby="auto" className="grid gap-4">
          <h2 id="auto" className="title-lg">
            Jobs that need no officer
          </h2>
          <Checkbox
            label="Approve jobs that keep to these rules"
            hint="The first job of a company is always looked at by a person."
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
            Save the policy
          </Button>
        )}
      </fieldset>
    </form>
  );
}

interface CategoriesProps {
  categories: ShownPolicy["categories"];
  /** What is wrong with all of them, or with ".0.name". */
  errorOf: (path: string) => string | undefined;
  onChange: (categories: ShownPolicy["categories"]) => void;
}

function Categories({ categories: shown, errorOf, onChange }: CategoriesProps) {
  const error = errorOf("");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">Categories, each from its pay on</legend>
      {error && <Alert tone="bad" title={error} />}
      {shown.map(({ name, from }, place) => (
        // A category is known by its place; its name is being typed.
        <div key={`category-${place + 1}`} className="grid grid-cols-2 gap-4">
          <TextField
            label={`Category ${place + 1}`}
            value={name}
            error={errorOf(`.${place}.name`)}
            onChange={({ target }) =>
              onChange(
                shown.map((each, at) => (at === place ? { ...each, name: target.value } : each)),
              )
            }
          />
          <NumberField
            label="From, rupees a year"
            min={0}
            step={50_000}
            value={from}
            error={errorOf(`.${place}.from`)}
            onValueChange={(next) =>
              onChange(
                shown.map((each, at) => (at === place ? { ...each, from: next ?? 0 } : each)),
              )
            }
          />
        </div>
      ))}
      <div className="flex gap-2">
        <Button intent="secondary" onClick={() => onChange([...shown, { name: "", from: 0 }])}>
          Add a category
        </Button>
        {shown.length > 2 && (
          <Button intent="quiet" onClick={() => onChange(shown.slice(0, -1))}>
            Take the last one out
          </Button>
        )}
      </div>
    </fieldset>
  );
}
