import { Alert, Button } from "@toran/ui";
import { documentAsked, DocumentFields } from "@/features/documents/document-fields";
import { kindWords } from "@/features/documents/kind-words";
import type { PersonalDocument } from "@/features/documents/personal-document";
import { Loaded } from "@/lib/loaded";
import { toldHere } from "@/lib/told-here";
import { useStep } from "@/features/onboarding/step-context";
import { StepForm } from "@/features/onboarding/step-form";
import { useStepForm } from "@/features/onboarding/use-step-form";
import { useStores } from "@/stores/use-stores";

export function PersonalDocScreen() {
  const { calls } = useStores();
  return (
    <Loaded read={async () => (await calls.student()).personal.personalDocument()}>
      {(saved) => <PersonalDocForm saved={saved} />}
    </Loaded>
  );
}

function PersonalDocForm({ saved }: { saved: PersonalDocument }) {
  const { calls } = useStores();
  const step = useStepForm(documentAsked(saved), {
    draft: "student-personal-doc",
    values: { kind: saved.kind ?? undefined, number: "" },
    send: async (body) => (await calls.student()).personal.savePersonalDocument({ body }, toldHere),
  });
  return (
    <StepForm label="Your document" form={step} busyLabel="Uploading">
      {saved.kind && saved.numberEnding && <Kept kind={saved.kind} ending={saved.numberEnding} />}
      <DocumentFields form={step} saved={saved} kept="saved" />
    </StepForm>
  );
}

/** Somebody who came back to look need not write the number again. */
function Kept({ kind, ending }: { kind: NonNullable<PersonalDocument["kind"]>; ending: string }) {
  const { goTo } = useStep();
  return (
    <Alert
      tone="idle"
      className="col-span-full"
      action={
        <Button intent="secondary" size="sm" onClick={() => void goTo("EDIT_EDUCATION_DETAILS")}>
          Keep it
        </Button>
      }
    >
      Your {kindWords[kind]} ending in {ending} is saved. Write another number only to change it.
    </Alert>
  );
}
