import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useEffect, useState } from "react";
import { clearDrafts } from "@/lib/draft";
import { answering, ok, refusal } from "./fake-calls";
import { type Shown, SignedIn, signedInStores } from "./signed-in";

interface SeenBy extends Shown {
  /** Their record is asked for, as around every screen behind a sign-in: what they may do hangs on it. */
  known?: true;
}

/** Shows a story to somebody who is signed in, with its own answers in place of the server's. */
export const seenBy =
  (shown: SeenBy): Decorator =>
  (Story) => (
    <Seat {...shown}>
      <Story />
    </Seat>
  );

function Seat({ children, known, ...shown }: SeenBy & { children: ReactNode }) {
  const [stores] = useState(() => {
    // What was typed in another story is not of this person.
    clearDrafts();
    return signedInStores(shown);
  });
  const { area } = shown;
  useEffect(() => {
    if (area && known) void stores[area].load();
  }, [stores, area, known]);
  return (
    <SignedIn stores={stores} path={shown.path}>
      {children}
    </SignedIn>
  );
}

/** An answer that stays on its way, for what stands until it comes. */
export const neverAnswers = () => new Promise<never>(() => {});

/** A call that fails at first, and answers whoever tries again. */
export const failsOnce = <Data,>(data: Data) =>
  answering<ReturnType<typeof refusal> | ReturnType<typeof ok<Data>>>(refusal({}, 500), ok(data));
