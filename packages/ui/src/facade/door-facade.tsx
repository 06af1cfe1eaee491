import { Figure } from "./figure";
import { Opening } from "./opening";
import { Openings } from "./openings";
import { Scene } from "./scene";
import { Wall } from "./wall";

export type DoorKind = "expired" | "other-door" | "missing" | "closed";

export interface DoorFacadeProps {
  /** A dark doorway, another lit door, the outline of a door, or a closed one. */
  kind: DoorKind;
  className?: string;
}

const door = { x: 92, y: 150, width: 116, height: 244 };

/** The doorway beside a message that stops someone. */
export function DoorFacade({ kind, className }: DoorFacadeProps) {
  const foot = kind === "expired" || kind === "missing";
  return (
    <Scene width={300} height={450} className={className}>
      <Wall y={64} width={300} foot={394} tone={2} />
      {doors[kind]}
      <rect y="394" width="300" height="14" className="fill-facade-1" />
      {foot && <Figure x={kind === "expired" ? 44 : 246} foot={408} width={33} pale />}
      <rect y="408" width="300" height="42" className="fill-facade-0" />
    </Scene>
  );
}

const doors = {
  expired: (
    <>
      <circle cx="238" cy="38" r="20" className="fill-facade-4" />
      <Opening {...door} />
    </>
  ),
  "other-door": (
    <>
      <Opening shape="circle" x={24} y={206} width={70} />
      <Opening shape="square" x={208} y={206} width={66} />
      <Openings row=".." x={30} y={300} width={58} height={94} pitch={182} />
      <Opening x={112} y={176} width={76} height={218} light="lit" someone />
    </>
  ),
  missing: (
    <path
      d="M92 394V230a58 58 0 0 1 116 0v164"
      fill="none"
      strokeWidth="3"
      strokeDasharray="8 9"
      className="stroke-facade-4"
    />
  ),
  closed: (
    <>
      <Opening {...door} ground="fill-facade-3" />
      <path d="M166 167V394" strokeWidth="3" className="stroke-facade-2" />
      <circle cx="156" cy="288" r="5" className="fill-spark" />
      <circle cx="176" cy="288" r="5" className="fill-spark" />
    </>
  ),
};
