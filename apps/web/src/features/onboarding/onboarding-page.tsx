import { isFailure } from "@toran/api-client/failure";
import { steps } from "@toran/contract/roles";
import { Button, OnboardingLayout, Wordmark } from "@toran/ui";
import { ArrowLeft, LifeBuoy, LogOut } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from "react";
import { AppLink } from "@/lib/app-link";
import { Loadable } from "@/lib/loadable";
import { productName } from "@/lib/product";
import { type AreaName, areas } from "@/navigation/areas";
import { paths } from "@/navigation/paths";
import { useStores } from "@/stores/use-stores";
import { outlineOf, placeOf, railTitles } from "./outline";
import { furthestOf, groupsOf } from "./rail";
import { stepCalls } from "./step-calls";
import { OnboardingContext } from "./step-context";
import { StepLink } from "./step-link";

interface OnboardingPageProps {
  area: AreaName;
  /** What was filled in, by mode or by the name of a step of the account. */
  details?: Record<string, string | undefined>;
  /** The words of a page that belongs to a step and is not its first; it has its own way back. */
  words?: { title: string; lead?: string };
  children: ReactNode;
}

const noDetails = {};

/**
 * The page around every step. It stays while one step follows another; a step puts its button and
 * its preview into the places kept for them here.
 */
export const OnboardingPage = observer(function OnboardingPage(props: OnboardingPageProps) {
  const { area, details = noDetails, words, children } = props;
  const { session } = useStores();
  const formId = useId();
  const [saveState, setSaveState] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const goTo = useGoTo(area);
  const standing = { mode: session.mode, furthest: useReached(area) };
  const furthest = furthestOf(area, standing);
  const context = useMemo(
    () => ({ formId, saveState, action, preview, goTo, furthest }),
    [formId, saveState, action, preview, goTo, furthest],
  );

  const all = outlineOf(area);
  const number = all.findIndex((step) => step.mode === session.mode);
  const step = all[number];
  // The mode has left onboarding, and the guard is on its way to the next page.
  if (!step) return null;
  const before = steps[areas[area].role][placeOf(area, session.mode) - 1];
  return (
    <OnboardingContext value={context}>
      <OnboardingLayout
        brand={<Wordmark onFacade productName={productName} />}
        railTitle={railTitles[area]}
        steps={groupsOf(area, standing, details)}
        link={StepLink}
        railFoot={<RailFoot area={area} />}
        progress={`Step ${number + 1} of ${all.length}`}
        title={(words ?? step).title}
        lead={(words ?? step).lead}
        // A button of the step before would keep the focus, which belongs to the new heading.
        back={before && !words && <Back key={before} goTo={() => goTo(before)} />}
        saveState={<span ref={setSaveState} className="contents" />}
        action={<span ref={setAction} className="contents" />}
        preview={step.preview && <div ref={setPreview} />}
        previewTitle={step.preview}
      >
        {children}
      </OnboardingLayout>
    </OnboardingContext>
  );
});

/** Going to a step moves the mode, and the guard follows the mode. */
function useGoTo(area: AreaName) {
  const { calls, feedback } = useStores();
  return useCallback(
    async (mode: string) => {
      const reply = await (await stepCalls(calls, area)).goTo({ body: { mode } });
      if (isFailure(reply)) feedback.toast("error", reply.message);
    },
    [area, calls, feedback],
  );
}

/** The furthest step that the server knows of, asked for anew at every step. */
function useReached(area: AreaName) {
  const { calls, session } = useStores();
  const [reached] = useState(() => new Loadable(async () => (await stepCalls(calls, area)).read()));
  const { mode } = session;
  useEffect(() => void reached.load(), [reached, mode]);
  return reached.value?.furthest;
}

function Back({ goTo }: { goTo: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await goTo();
    setBusy(false);
  };
  return (
    <Button intent="quiet" busy={busy} onClick={() => void press()}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      Back
    </Button>
  );
}

function RailFoot({ area }: { area: AreaName }) {
  const look = "inline-flex items-center gap-1.75 rounded-xs hover:text-on-facade";
  return (
    <>
      <AppLink href={paths[area].havingIssueWith.replace(":type", "onboarding")} className={look}>
        <LifeBuoy aria-hidden="true" size={14} strokeWidth={2} />
        Having trouble?
      </AppLink>
      <AppLink href={paths[area].logout} className={look}>
        <LogOut aria-hidden="true" size={14} strokeWidth={2} />
        Log out
      </AppLink>
    </>
  );
}
