import { Alert, Button, Skeleton } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import type { Loadable } from "./loadable";
import { usePart } from "./one-failure";

interface LoadProps<Value> {
  of: Loadable<Value>;
  children: (value: Value) => ReactNode;
  /** What is shown meanwhile, in the grid of what is coming. */
  waiting?: ReactNode;
  /** Its place runs to the edges of the sheet: what is told there meanwhile keeps off them. */
  toEdges?: boolean;
  /** The way to the list it would be in, offered where there is no such thing. */
  back?: ReactNode;
}
const offEdges = "mx-6 my-5";

/**
 * Shows a loadable: its shape while it comes, why it failed with another try, or the value. What is not there does not
 * come by trying again.
 */
export const Load = observer(function Load<Value>({
  of,
  children,
  waiting,
  toEdges,
  back,
}: LoadProps<Value>) {
  const page = usePart(of);
  if (of.value !== undefined) return <>{children(of.value)}</>;
  if (of.failure && !of.loading && !page?.open) {
    if (page?.failure) return null;
    return (
      <Alert tone="bad" title={of.failure.reason} className={toEdges ? offEdges : undefined}>
        {of.failure.status === 404 ? (
          back
        ) : (
          <Button intent="secondary" onClick={() => void of.load()}>
            Try again
          </Button>
        )}
      </Alert>
    );
  }
  return <OnItsWay toEdges={toEdges}>{waiting}</OnItsWay>;
}) as <Value>(props: LoadProps<Value>) => ReactNode;

/**
 * For a column: what stands below something that is still coming is not there before it, so that nothing moves while it is
 * read, and nobody scrolls through room that is empty.
 */
export const inTurn = "[&>:is([data-coming],:has([data-coming]))~*]:hidden";

/** Something is on its way, and what it takes is not known. */
export const Coming = ({ children }: { children?: ReactNode }) => (
  <div aria-busy="true" data-coming>
    {children}
  </div>
);

interface OnItsWayProps extends Pick<LoadProps<unknown>, "toEdges"> {
  children?: ReactNode;
}

/** The shape of what comes, or lines; nothing for 200 ms, as what comes at once should not flicker. */
export function OnItsWay({ toEdges, children }: OnItsWayProps) {
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(show, 200, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Coming>{shown && (children ?? <Lines className={toEdges ? offEdges : undefined} />)}</Coming>
  );
}

const Lines = ({ className = "" }: { className?: string }) => (
  <div className={`grid gap-4 ${className}`}>
    <Skeleton className="h-6 w-1/3" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-10 w-full" />
  </div>
);
