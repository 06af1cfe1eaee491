import type { ReactNode } from "react";
import { Wordmark } from "../brand/wordmark";
import { StepsHouse } from "../facade/steps-house";
import type { LinkComponent } from "../link";
import { type StepGroup, Stepper } from "../stepper/stepper";

export interface OnboardingLayoutProps {
  brand?: ReactNode;
  /** What is being set up, such as "Set up your college". */
  railTitle: ReactNode;
  steps: readonly StepGroup[];
  link?: LinkComponent;
  /** Two quiet links at the foot of the rail: help and log out. */
  railFoot?: ReactNode;
  /** Such as "Step 5 of 8". */
  progress?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Goes to the step before; usually a quiet button. */
  back?: ReactNode;
  /** Such as "Draft saved just now". Announced when it changes. */
  saveState?: ReactNode;
  /** The main button. It stands outside the form: give it `type="submit"` and `form={formId}`. */
  action?: ReactNode;
  /** What others will see; gives way under 1280. */
  preview?: ReactNode;
  previewTitle?: string;
}

/** A rail with the steps, one form, a live preview, and a bar of actions that stays in sight. */
export function OnboardingLayout(props: OnboardingLayoutProps) {
  const { brand, railTitle, steps, link, railFoot, preview, previewTitle = "What others will see" } = props;
  return (
    <div className="flex h-dvh bg-sheet">
      <nav aria-label="Steps" className="on-facade hidden w-72 flex-none flex-col overflow-y-auto bg-facade-1 px-7 pt-7 pb-6 desk:flex">
        <div>{brand ?? <Wordmark onFacade />}</div>
        <p className="mt-9 title-xl">{railTitle}</p>
        <Stepper groups={steps} link={link} onFacade className="flex-1 pb-6" />
        <StepsHouse
          states={steps.flatMap((group) => group.steps.map((step) => step.state))}
          className="-mx-7 w-72 flex-none"
        />
        {railFoot && <div className="mt-4 flex justify-between text-on-facade-2">{railFoot}</div>}
      </nav>
      <StepPane {...props} />
      {preview && (
        <aside
          aria-label={previewTitle}
          className="hidden w-106 flex-none overflow-y-auto border-l border-rule bg-canvas px-8 pt-9 pb-8 wide:block"
        >
          <h2 className="font-medium text-ink-2">{previewTitle}</h2>
          <div className="mt-3">{preview}</div>
        </aside>
      )}
    </div>
  );
}

function StepPane({ progress, title, lead, children, back, saveState, action }: OnboardingLayoutProps) {
  return (
    <div className="controls-lg flex min-w-0 flex-1 flex-col">
      <main className="min-h-0 flex-1 scroll-pb-6 overflow-y-auto px-6 pt-9 pb-10 desk:px-16">
        <div className="mx-auto max-w-150">
          {progress && <p className="text-ink-3">{progress}</p>}
          <h1 className="mt-0.5 title-3xl">{title}</h1>
          {lead && <p className="mt-2 text-base text-ink-2">{lead}</p>}
          <div className="mt-5.5">{children}</div>
        </div>
      </main>
      <footer className="h-18.5 flex-none border-t border-rule px-6 desk:px-16">
        <div className="mx-auto flex h-full max-w-150 items-center gap-4">
          {back && <div className="-ml-4.5">{back}</div>}
          <span role="status" className="ml-auto flex items-center gap-1.75 text-ink-3">
            {saveState}
          </span>
          {action}
        </div>
      </footer>
    </div>
  );
}
