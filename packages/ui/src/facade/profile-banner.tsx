import { Openings } from "./openings";
import { Scene } from "./scene";
import { Wall } from "./wall";

/** Three houses at evening, somebody in a lit arch of each: the head of a public profile. */
export const ProfileBanner = ({ className }: { className?: string }) => (
  <Scene width={1440} height={176} className={className}>
    <circle cx="1148" cy="52" r="44" className="fill-facade-4" />
    <Wall y={60} width={600} foot={176} tone={1} />
    <Openings row="......@." x={20} y={86} width={46} height={90} pitch={72} />
    <Wall x={620} y={30} width={400} foot={176} tone={2} />
    <Openings row=".@.." x={650} y={60} width={62} height={116} pitch={92} ground="fill-facade-1" />
    <Wall x={1036} y={82} width={404} foot={176} tone={3} />
    <Openings
      row="....@."
      x={1060}
      y={108}
      width={42}
      height={68}
      pitch={64}
      ground="fill-facade-1"
    />
  </Scene>
);
