import { type Company, companyFacts } from "@toran/contract/schemas/company";
import { seenOf } from "@toran/contract/seen";
import { type Control, useWatch } from "react-hook-form";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { StepForm } from "@/features/onboarding/step-form";
import { useKnown } from "@/features/onboarding/use-known";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";
import {
  CompanyMetaFields,
  companyMetaForm,
  type CompanyMetaTyped,
  companyMetaValues,
} from "../company/company-meta-fields";
import { CompanyPreview, shownOf } from "../company/company-preview";

export function CompanyMetaScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.hr()).company.read()}>
      {(saved) => <CompanyMetaForm saved={saved} />}
    </Loaded>
  );
}

function CompanyMetaForm({ saved }: { saved: Company | null }) {
  const { calls } = useStores();
  const known = useKnown(saved, async () => (await calls.hr()).company.read());
  const step = useStepForm(companyMetaForm, {
    draft: "hr-company-meta",
    values: companyMetaValues(saved),
    send: async ({ services: _names, ...body }) => {
      const sent = { body: { ...body, seen: seenOf(companyFacts, known.now()) } };
      return (await calls.hr()).onboarding.saveMeta(sent, toldHere);
    },
    again: known.again(companyMetaValues),
  });
  return (
    <StepForm
      label="What the company does"
      form={step}
      preview={<TypedPreview control={step.form.control} saved={saved} />}
    >
      <CompanyMetaFields form={step} />
    </StepForm>
  );
}

interface TypedPreviewProps<Out> {
  control: Control<CompanyMetaTyped, unknown, Out>;
  saved: Company | null;
}

function TypedPreview<Out>({ control, saved }: TypedPreviewProps<Out>) {
  const { about, established, services = [] } = useWatch({ control });
  return (
    <CompanyPreview
      {...shownOf(saved)}
      about={about}
      established={established}
      services={services.flatMap(({ name }) => name ?? [])}
    />
  );
}
