import { type ReactNode, StrictMode } from "react";

/** What stands around a screen in the HTML, when it is drawn and when it starts to work. */
export const Arrival = ({ children }: { children: ReactNode }) => (
  <StrictMode>{children}</StrictMode>
);
