import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { type Shown, SignedIn, signedInStores } from "./signed-in";

/** Shows a story to somebody who is signed in, with its own answers in place of the server's. */
export const seenBy =
  (shown: Shown): Decorator =>
  (Story) => (
    <Seat {...shown}>
      <Story />
    </Seat>
  );

function Seat({ children, ...shown }: Shown & { children: ReactNode }) {
  const [stores] = useState(() => signedInStores(shown));
  return (
    <SignedIn stores={stores} path={shown.path}>
      {children}
    </SignedIn>
  );
}

/** An answer that stays on its way, for what stands until it comes. */
export const neverAnswers = () => new Promise<never>(() => {});
