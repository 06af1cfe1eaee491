import { createContext, use } from "react";

export interface StepContext {
  /** Ties the main button in the bar to the form on the page. */
  formId: string;
  /** Where a step puts its part of the bar and its preview, once the frame is drawn. */
  saveState: HTMLElement | null;
  action: HTMLElement | null;
  preview: HTMLElement | null;
  /** Goes to a step that was reached before. */
  goTo: (mode: string) => Promise<void>;
  /** The furthest step that was reached. */
  furthest: string;
}

export const OnboardingContext = createContext<StepContext | null>(null);

export function useStep(): StepContext {
  const step = use(OnboardingContext);
  if (!step) throw new Error("A step was drawn outside of its frame.");
  return step;
}
