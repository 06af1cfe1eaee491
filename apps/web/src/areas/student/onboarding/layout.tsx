import type { ReactNode } from "react";
import { OnboardingPage } from "@/features/onboarding/onboarding-page";

export const OnboardingFrame = ({ children }: { children: ReactNode }) => (
  <OnboardingPage area="student">{children}</OnboardingPage>
);
