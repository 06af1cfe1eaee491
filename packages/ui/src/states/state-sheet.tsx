import { type ReactNode, useLayoutEffect, useRef } from "react";
import { showPseudoStates } from "./shown-as";

const stateNames = [
  "default",
  "hover",
  "focus",
  "active",
  "disabled",
  "loading",
  "error",
  "dark",
  "long text",
  "right to left",
] as const;
type StateName = (typeof stateNames)[number];

/** What the pointer or the keyboard does to a control, in the words of CSS. */
const pseudo: Partial<Record<StateName, string>> = {
  hover: "hover",
  focus: "focus focus-visible focus-within",
  active: "hover active",
};

const control =
  'button, a[href], input:not([type="hidden"]), select, textarea, [role="slider"], [tabindex]';

interface StateSheetProps {
  states: Partial<Record<StateName, ReactNode>>;
}

/** One part in each state that a person can meet it in. */
export function StateSheet({ states }: StateSheetProps) {
  return (
    <div className="desk:grid-cols-2 grid gap-4">
      {stateNames.flatMap((name) =>
        states[name] ? (
          <State key={name} name={name}>
            {states[name]}
          </State>
        ) : (
          []
        ),
      )}
    </div>
  );
}

function State({ name, children }: { name: StateName; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = pseudo[name];
  useLayoutEffect(() => {
    if (!shown) return;
    showPseudoStates();
    const part = place.current?.querySelector(control);
    for (let at = part; at && at !== place.current; at = at.parentElement)
      at.setAttribute(
        "data-shown-as",
        at === part ? shown : shown.replace(/focus( |-visible)/g, ""),
      );
  });
  return (
    <section
      aria-label={name}
      data-theme={name === "dark" ? "dark" : undefined}
      className="border-rule bg-sheet text-ink rounded-md border p-3"
    >
      <p className="text-ink-3 mb-2 text-xs">{name}</p>
      <div
        ref={place}
        dir={name === "right to left" ? "rtl" : undefined}
        className={name === "long text" ? "max-w-60" : "max-w-90"}
      >
        {children}
      </div>
    </section>
  );
}

/** The same part in all the states that need nothing of their own. */
export const moved = (part: ReactNode) => ({
  default: part,
  hover: part,
  focus: part,
  active: part,
  dark: part,
  "right to left": part,
});

/** The same part where nothing can be pressed. */
export const still = (part: ReactNode) => ({ default: part, dark: part, "right to left": part });
