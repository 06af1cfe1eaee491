import { type ReactNode, StrictMode, useEffect } from "react";

interface Props {
  children: ReactNode;
  /** Told when the screen works. */
  onWork?: () => void;
}

/** What stands around a screen in the HTML, when it is drawn and when it starts to work. */
export const Arrival = ({ children, onWork }: Props) => (
  <StrictMode>
    {children}
    <Working onWork={onWork} />
  </StrictMode>
);

function Working({ onWork }: Pick<Props, "onWork">) {
  useEffect(() => onWork?.(), [onWork]);
  return null;
}
