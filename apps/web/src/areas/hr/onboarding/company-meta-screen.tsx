import { type Company, companyMetaInput } from "@toran/contract/schemas/company";
import { option } from "@toran/contract/schemas/page";
import { TextArea, TextField } from "@toran/ui";
import { type Control, Controller, useWatch } from "react-hook-form";
import { z } from "zod/mini";
import { withoutScheme } from "@/features/onboarding/filled";
import { Loaded } from "@/features/onboarding/loaded";
import { StepForm } from "@/features/onboarding/step-form";
import { Tags } from "@/features/onboarding/tags-field";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { ServicePicker } from "@/lookups/service-picker";
import { useStores } from "@/stores/use-stores";
import { CompanyPreview, shownOf } from "./company-preview";

/** The form keeps what was chosen with its names, so that a draft can show it again. */
const withNames = z.extend(companyMetaInput, { services: z.array(option) });
type Typed = z.input<typeof withNames>;

const most = 10;

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
  const step = useStepForm(withNames, {
    draft: "hr-company-meta",
    values: {
      services: saved?.services ?? [],
      serviceIds: saved?.services.map(({ id }) => id) ?? [],
      established: saved?.established ?? "",
      about: saved?.about ?? "",
      linkedinUrl: withoutScheme(saved?.linkedinUrl),
    },
    send: async ({ services: _names, ...body }) => (await calls.hr()).onboarding.saveMeta({ body }),
  });
  const { form, field, errorOf } = step;
  const services = useWatch({ control: form.control, name: "services" });

  function choose(chosen: Typed["services"]) {
    form.setValue("services", chosen, { shouldDirty: true });
    form.setValue(
      "serviceIds",
      chosen.map(({ id }) => id),
      { shouldDirty: true, shouldValidate: true },
    );
  }

  return (
    <StepForm
      label="What the company does"
      form={step}
      preview={<TypedPreview control={form.control} saved={saved} />}
    >
      <div className="col-span-full grid gap-2">
        <Controller
          control={form.control}
          name="serviceIds"
          render={({ field: { ref, name, onBlur } }) => (
            <ServicePicker
              label="Services"
              labelSide={<span className="tnum">{`${services.length} of ${most}`}</span>}
              ref={ref}
              name={name}
              onBlur={onBlur}
              without={services.map(({ id }) => id)}
              disabled={services.length >= most}
              hint={services.length >= most ? "Remove one to choose another." : undefined}
              value={null}
              onValueChange={(picked) => {
                if (picked) choose([...services, { id: picked.value, name: picked.label }]);
              }}
              error={errorOf("serviceIds")}
            />
          )}
        />
        <Tags
          label="Chosen services"
          tags={services.map(({ name }) => name)}
          onRemove={(tag) => choose(services.filter(({ name }) => name !== tag))}
        />
      </div>
      <TextField
        label="Established"
        optional
        inputMode="numeric"
        autoComplete="off"
        placeholder="2011"
        maxLength={4}
        {...field("established")}
        error={errorOf("established")}
      />
      <TextField
        label="LinkedIn"
        optional
        prefix="https://"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field("linkedinUrl")}
        error={errorOf("linkedinUrl")}
      />
      <TextArea
        className="col-span-full"
        label="About"
        rows={5}
        maxLength={1200}
        defaultValue={form.getValues("about")}
        {...field("about")}
        error={errorOf("about")}
      />
    </StepForm>
  );
}

interface TypedPreviewProps<Out> {
  control: Control<Typed, unknown, Out>;
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
