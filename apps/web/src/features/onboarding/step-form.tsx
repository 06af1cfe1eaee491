import { Alert, Button } from "@toran/ui";
import { CloudCheck } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { useStep } from "./step-context";

interface StepFormProps {
  label: string;
  form: {
    submit: (event: FormEvent) => void;
    busy: boolean;
    problem?: string;
    draftSaved: boolean;
  };
  action?: string;
  busyLabel?: string;
  /** What others will see of it. */
  preview?: ReactNode;
  children: ReactNode;
}

/** The form of a step. Its button and what is known of its draft stand in the bar of the page. */
export function StepForm(props: StepFormProps) {
  const {
    label,
    form,
    preview,
    children,
    action = "Save and continue",
    busyLabel = "Saving",
  } = props;
  const { formId } = useStep();
  return (
    <form
      id={formId}
      noValidate
      aria-label={label}
      onSubmit={form.submit}
      className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2"
    >
      {form.problem && (
        <Alert tone="bad" className="col-span-full">
          {form.problem}
        </Alert>
      )}
      {children}
      <StepBar saveState={form.draftSaved && !form.busy && <DraftSaved />} preview={preview}>
        <Button type="submit" form={formId} busy={form.busy} busyLabel={busyLabel}>
          {action}
        </Button>
      </StepBar>
    </form>
  );
}

interface StepBarProps {
  saveState?: ReactNode;
  preview?: ReactNode;
  /** The main button. */
  children?: ReactNode;
}

/** Puts the parts of a step into the places that the page keeps for them. */
export function StepBar({ saveState, preview, children }: StepBarProps) {
  const step = useStep();
  return (
    <>
      {step.saveState && createPortal(saveState, step.saveState)}
      {step.action && createPortal(children, step.action)}
      {step.preview && createPortal(preview, step.preview)}
    </>
  );
}

const DraftSaved = () => (
  <>
    <CloudCheck aria-hidden="true" size={16} strokeWidth={1.75} />
    Draft saved just now
  </>
);
