import type { StepState } from "../stepper/stepper";
import { Opening } from "./opening";

export interface StepsHouseProps {
  /** One window per step, from the ground floor up. */
  states: readonly StepState[];
  className?: string;
}

const perFloor = 4;
const light = { done: "done", current: "lit", next: "dark", attention: "dim" } as const;

/** The house in the rail: a window lights up with each step that is done. */
export function StepsHouse({ states, className }: StepsHouseProps) {
  const floors = Math.max(1, Math.ceil(states.length / perFloor));
  const top = 22;
  const ground = top + floors * 92 - 14;
  const perRow = Math.ceil(states.length / floors);
  const pitch = 152 / perRow;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 288 ${ground + 22}`}
      preserveAspectRatio="xMinYMax meet"
      overflow="visible"
      className={className}
    >
      <circle cx="236" cy="34" r="20" className="fill-facade-3" />
      <rect x="28" y={top} width="176" height={ground - top} className="fill-facade-2" />
      <rect x="28" y={top} width="176" height="4" className="fill-facade-3" />
      <rect x="204" y={top} width="14" height={ground - top} className="fill-facade-0" />
      {states.map((state, step) => {
        const floor = Math.floor(step / perRow);
        const bottom = floor === 0 ? ground : ground - floor * 92 - 2;
        return (
          <Opening
            key={step}
            x={43 + (step % perRow) * pitch}
            y={bottom - (floor === 0 ? 74 : 62)}
            width={28}
            height={floor === 0 ? 74 : 62}
            light={light[state]}
            someone={state === "current"}
          />
        );
      })}
      <rect y={ground} x="-720" width="1728" height="22" className="fill-facade-1" />
      <rect y={ground} x="-720" width="1728" height="5" className="fill-facade-0" />
    </svg>
  );
}
