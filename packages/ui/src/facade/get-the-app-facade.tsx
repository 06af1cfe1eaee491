import { Opening } from "./opening";
import { Openings } from "./openings";
import { RollWindow } from "./roll-window";
import { PhoneScreen } from "./phone-screen";
import { Scene } from "./scene";
import { Wall } from "./wall";

export interface GetTheAppFacadeProps {
  /** What stands in the great arch: a phone, or a window too wide for it. */
  device: "phone" | "window";
  className?: string;
}

/** The street in front of the page that asks for the app or for a wider window. */
export function GetTheAppFacade({ device, className }: GetTheAppFacadeProps) {
  return (
    <Scene width={800} height={900} className={className}>
      <circle cx="120" cy="470" r="58" className="fill-facade-4" />
      <Wall y={560} width={312} foot={830} tone={1} side={18} />
      <Openings row="..*." shape="square" x={28} y={596} width={40} pitch={74} />
      <Openings row=".@." x={28} y={672} width={66} height={158} pitch={98} />
      <Wall x={330} y={410} width={470} foot={830} tone={2} />
      <Opening x={404} y={452} width={322} height={378} light="lit" />
      {device === "phone" ? <PhoneScreen /> : <RollWindow />}
      <rect y="830" width="800" height="16" className="fill-facade-1" />
      <rect y="846" width="800" height="16" className="fill-facade-1 opacity-50" />
    </Scene>
  );
}
