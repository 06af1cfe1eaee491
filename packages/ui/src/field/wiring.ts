import type { ComponentProps, ReactNode } from "react";

/** What the control inside a field spreads on its element. */
export interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** The ids of what describes a control: its owner may name words that stand elsewhere, beside its own. */
export const describedBy = (...ids: (string | false | undefined)[]) =>
  ids.filter(Boolean).join(" ") || undefined;

/** What ties a control to the words around it. */
export const wiringOf = (
  id: string,
  { error, hint }: { error?: ReactNode; hint?: ReactNode },
): ControlProps => ({
  id,
  "aria-describedby": error || hint ? `${id}-note` : undefined,
  "aria-invalid": error ? true : undefined,
});

type Described = Pick<ComponentProps<"input">, "aria-describedby" | "aria-invalid">;

/** What the owner of a control gave it, and what its field does. */
export const wired = <P extends Described>(given: P, wiring: ControlProps) => ({
  ...given,
  ...wiring,
  "aria-describedby": describedBy(given["aria-describedby"], wiring["aria-describedby"]),
  "aria-invalid": wiring["aria-invalid"] ?? given["aria-invalid"],
});
