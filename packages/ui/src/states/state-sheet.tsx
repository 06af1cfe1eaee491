import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cn } from "../cn";
import { showPseudoStates } from "./shown-as";

export const stateNames = [
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
export type StateName = (typeof stateNames)[number];
export type States = Partial<Record<StateName, ReactNode>>;

/** What the pointer or the keyboard does to a control, in the words of CSS. */
const pseudo: Partial<Record<StateName, string>> = {
  hover: "hover",
  focus: "focus focus-visible focus-within",
  active: "hover active",
};

const control =
  'button, a[href], input:not([type="hidden"]), select, textarea, [role="slider"], [tabindex]';

interface StateSheetProps {
  states: States;
  /** What the pointer and the focus are on; the first control without it. */
  on?: string;
  /** How much of the page the part takes: that of a field, half of it as a chart does, or all as a table does. */
  room?: "field" | "half" | "whole";
}

/** One part in each state that a person can meet it in. */
export function StateSheet({ states, on = control, room = "field" }: StateSheetProps) {
  return (
    <div className={cn("grid gap-4", room !== "whole" && "desk:grid-cols-2")}>
      {stateNames.flatMap((name) =>
        states[name] ? (
          <State key={name} name={name} on={on} room={room}>
            {states[name]}
          </State>
        ) : (
          []
        ),
      )}
    </div>
  );
}

interface StateProps extends Required<Pick<StateSheetProps, "on" | "room">> {
  name: StateName;
  children: ReactNode;
}

function State({ name, on, room, children }: StateProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = pseudo[name];
  useLayoutEffect(() => {
    if (!shown) return;
    showPseudoStates();
    const mark = () => {
      const part = place.current?.querySelector(on);
      for (let at = part; at && at !== place.current; at = at.parentElement)
        at.setAttribute(
          "data-shown-as",
          at === part ? shown : shown.replace(/focus( |-visible)/g, ""),
        );
    };
    mark();
    // What comes later, such as an editor, is marked when it is there.
    const late = new MutationObserver(mark);
    late.observe(place.current!, { childList: true, subtree: true });
    return () => late.disconnect();
  });
  return (
    <section
      aria-label={name}
      data-theme={name === "dark" ? "dark" : undefined}
      className="border-rule bg-sheet text-ink min-w-0 rounded-md border p-3"
    >
      <p className="text-ink-3 mb-2 text-xs">{name}</p>
      <div
        ref={place}
        dir={name === "right to left" ? "rtl" : undefined}
        className={cn(room === "field" && (name === "long text" ? "max-w-60" : "max-w-90"))}
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
