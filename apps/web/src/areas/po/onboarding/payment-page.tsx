import { DoorFacade, StatePage, Wordmark } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, use } from "react";
import { OnboardingPage } from "@/features/onboarding/onboarding-page";
import { OnboardingContext } from "@/features/onboarding/step-context";
import { StepBar } from "@/features/onboarding/step-form";
import { productName } from "@/lib/product";
import { useSavedDetails } from "./saved-details";

interface PaymentPageProps {
  /** A first payment is a step of onboarding; a later one renews the plan. */
  inOnboarding: boolean;
  children: ReactNode;
}

const words = {
  title: "Pay for the plan",
  lead: "Your college opens as soon as the payment is confirmed.",
};

export function PaymentPage({ inOnboarding, children }: PaymentPageProps) {
  if (inOnboarding) return <FirstPayment>{children}</FirstPayment>;
  return (
    <StatePage
      brand={<Wordmark productName={productName} />}
      title="Your payment"
      facade={<DoorFacade kind="other-door" />}
    >
      {children}
    </StatePage>
  );
}

const FirstPayment = observer(function FirstPayment({ children }: { children: ReactNode }) {
  return (
    <OnboardingPage area="po" words={words} details={useSavedDetails()}>
      {children}
    </OnboardingPage>
  );
});

/** The buttons of the payment: in the bar of onboarding, or below the text of a page of its own. */
export function PaymentBar({ children }: { children: ReactNode }) {
  if (use(OnboardingContext)) return <StepBar>{children}</StepBar>;
  return <div className="flex flex-wrap gap-2">{children}</div>;
}
