import { Alert, Button } from "@toran/ui";
import { observable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { Loadable } from "./loadable";

type Part = Pick<Loadable<unknown>, "value" | "failure" | "loading" | "load">;

/** The parts of a page that tell together what none of them could load. */
class Parts {
  readonly #all = observable.set<Part>([], { deep: false });

  add(part: Part) {
    runInAction(() => this.#all.add(part));
    return () => runInAction(() => void this.#all.delete(part));
  }

  /** What is said for all of them, once not one has come. */
  get failure() {
    const all = [...this.#all];
    if (all.length < 2 || !all.every(failed)) return undefined;
    return all[0]?.failure;
  }

  /** Something is on its way yet, and nothing has come: it may end in one failure for all. */
  get open() {
    const all = [...this.#all];
    return all.some(({ loading }) => loading) && all.every(({ value }) => value === undefined);
  }

  again() {
    for (const part of this.#all) void part.load();
  }
}

const failed = ({ value, failure, loading }: Part) =>
  value === undefined && failure !== undefined && !loading;

const PartsContext = createContext<Parts | null>(null);

interface OneFailureProps {
  children: ReactNode;
  /** Where the page is another one, each part speaks for itself. */
  off?: boolean;
  /** What else is tried again. */
  also?: () => void;
}

/** Says once, with one other try, what every part of a page would say; where some have come, each says it in its place. */
export const OneFailure = observer(function OneFailure({ children, off, also }: OneFailureProps) {
  const [parts] = useState(() => new Parts());
  const failure = off ? undefined : parts.failure;
  return (
    <PartsContext value={off ? null : parts}>
      {failure && (
        <Alert tone="bad" title={failure.reason} className="mx-6 my-5">
          <Button
            intent="secondary"
            onClick={() => {
              parts.again();
              also?.();
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
      {/* They stay, as they are what is tried again. */}
      <div hidden={failure !== undefined} className="contents">
        {children}
      </div>
    </PartsContext>
  );
});

/** Whether the page says of all its parts that nothing came. */
export const useSaidForAll = () => use(PartsContext)?.failure !== undefined;

/** Tells the page of a part of it; there it can be seen whether what the part says is, or may yet be, said for all. */
export function usePart(part: Part) {
  const parts = use(PartsContext);
  useEffect(() => parts?.add(part), [parts, part]);
  return parts;
}
