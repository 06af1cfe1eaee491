import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { OnboardingPage } from "@/features/onboarding/onboarding-page";
import { useSavedDetails } from "./saved-details";

export const OnboardingFrame = observer(function OnboardingFrame({
  children,
}: {
  children: ReactNode;
}) {
  return (
    <OnboardingPage area="po" details={useSavedDetails()}>
      {children}
    </OnboardingPage>
  );
});
