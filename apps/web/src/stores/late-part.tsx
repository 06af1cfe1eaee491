import { Alert, Button } from "@toran/ui";
import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from "react";
import { loadChunk } from "@/lib/load-chunk";
import { useStores } from "./use-stores";

const problem = "This part of the page did not load. The connection may have dropped.";

interface Missed {
  /** Closes what was opened, if its code does not come. */
  onMissing?: (() => void) | undefined;
}

/**
 * A part of a screen whose code comes when it is first drawn; needs a Suspense around it. Code that does not come takes
 * nothing of the screen along: what was opened is closed again and says so, anything else offers another try in its
 * place. Drawn the next time, it is asked for again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  type Part = ComponentType<Props & Missed>;
  const fetch = (): Part =>
    lazy(async () => ({ default: await loadChunk<Part>(load).catch(() => Missing) }));
  let present = fetch();

  function Missing(props: Props & Missed) {
    const { feedback } = useStores();
    const [Next, setNext] = useState<Part>();
    const { onMissing } = props;
    const close = useEffectEvent(() => {
      if (!onMissing) return;
      present = fetch();
      feedback.toast("error", problem);
      onMissing();
    });
    useEffect(() => close(), []);
    if (Next) return <Next {...props} />;
    if (onMissing) return null;
    const again = () => {
      present = fetch();
      setNext(() => present);
    };
    return (
      <Alert tone="bad" title={problem}>
        <Button intent="secondary" onClick={again}>
          Try again
        </Button>
      </Alert>
    );
  }

  return function LatePart(props: Props & Missed) {
    const [Part] = useState(() => present);
    return <Part {...props} />;
  };
}
