import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { OnboardingPage } from "@/features/onboarding/onboarding-page";
import { useStores } from "@/stores/use-stores";

export const OnboardingFrame = observer(function OnboardingFrame({
  children,
}: {
  children: ReactNode;
}) {
  const email = useStores().student.userInfo?.email;
  return (
    <OnboardingPage area="student" details={{ "Verify email": email }}>
      {children}
    </OnboardingPage>
  );
});
