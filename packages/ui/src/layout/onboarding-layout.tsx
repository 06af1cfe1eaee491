import type { ReactNode } from "react";
import { Wordmark } from "../brand/wordmark";
import { keepPlace } from "../focus/focus-back";
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
  const {
    brand,
    railTitle,
    steps,
    link,
    railFoot,
    preview,
    previewTitle = "What others will see",
  } = props;
  return (
    <div className="bg-sheet flex h-dvh">
      <nav
        aria-label="Steps"
        className="on-facade bg-facade-1 desk:flex hidden w-72 flex-none flex-col overflow-hidden px-7 pt-7 pb-6"
      >
        <div>{brand ?? <Wordmark onFacade />}</div>
        <p className="title-xl mt-9">{railTitle}</p>
        <Stepper groups={steps} link={link} onFacade className="min-h-0 overflow-y-auto pb-6" />
        {/* In a low window the house gives way first, then the steps scroll. */}
        <div className="@container-size relative -mx-7 min-h-0 flex-[1_1000_0] overflow-hidden">
          <StepsHouse
            states={steps.flatMap((group) => group.steps.map((step) => step.state))}
            className="absolute inset-0 h-full w-full [@container(height<5rem)]:hidden"
          />
        </div>
        {railFoot && (
          <div className="text-on-facade-2 mt-4 flex flex-none justify-between">{railFoot}</div>
        )}
      </nav>
      <StepPane {...props} />
      {preview && (
        <aside
          aria-label={previewTitle}
          className="border-rule bg-canvas wide:block hidden w-106 flex-none overflow-y-auto border-s px-8 pt-9 pb-8"
        >
          <h2 className="text-ink-2 font-medium">{previewTitle}</h2>
          <div className="mt-3">{preview}</div>
        </aside>
      )}
    </div>
  );
}

function StepPane({
  progress,
  title,
  lead,
  children,
  back,
  saveState,
  action,
  brand,
  railFoot,
}: OnboardingLayoutProps) {
  return (
    <div className="controls-lg flex min-w-0 flex-1 flex-col">
      {/* At a large page zoom the rail folds away; its ways out stay. */}
      <div className="on-facade bg-facade-1 desk:hidden flex flex-none flex-wrap items-center justify-between gap-4 px-6 py-3">
        {brand ?? <Wordmark onFacade size="md" />}
        {railFoot && <div className="text-on-facade-2 flex gap-4">{railFoot}</div>}
      </div>
      <main
        ref={keepPlace}
        tabIndex={-1}
        className="desk:px-16 min-h-0 flex-1 scroll-pb-6 overflow-y-auto px-6 pt-9 pb-10 outline-none"
      >
        <div className="mx-auto max-w-150">
          {progress && <p className="text-ink-3">{progress}</p>}
          <h1 className="title-3xl mt-0.5">{title}</h1>
          {lead && <p className="text-ink-2 mt-2 text-base">{lead}</p>}
          <div className="mt-5.5">{children}</div>
        </div>
      </main>
      <footer className="border-rule desk:px-16 flex-none border-t px-6">
        <div className="mx-auto flex min-h-18.25 max-w-150 flex-wrap items-center gap-x-4 gap-y-2 py-2">
          {back && <div className="-ms-4.5">{back}</div>}
          <output className="text-ink-3 ms-auto flex items-center gap-1.75">{saveState}</output>
          {action}
        </div>
      </footer>
    </div>
  );
}
