import { Opening } from "./opening";
import { Openings } from "./openings";
import { Wall } from "./wall";

/** A great round window with one lit room in it, an arcade and a tower. */
export function PortfolioScene() {
  return (
    <>
      <circle cx="444" cy="186" r="93" className="fill-facade-4" />
      <Wall x={252} y={348} width={384} foot={720} tone={1} coping={false} />
      <Openings row="...*" shape="square" x={351.6} y={384} width={30} pitch={58.8} />
      <Wall y={228} width={300} foot={720} tone={2} side={25} />
      <Opening shape="circle" x={57} y={273} width={186} ground="fill-facade-1" />
      <path d="M71 421a93 93 0 0 0 152 0z" className="fill-facade-0" />
      <Opening x={126} y={317} width={67} height={104} light="lit" someone />
      <Openings row=".@." x={37} y={564} width={57} height={156} pitch={84} />
      <Wall x={325} y={462} width={287} foot={720} tone={3} />
      <Openings
        row="..@"
        x={350}
        y={510}
        width={56}
        height={210}
        pitch={77}
        ground="fill-facade-1"
      />
      <Wall x={612} y={54} width={228} foot={720} tone={2} before={30} />
      <Openings row=".*." shape="square" x={637} y={96} width={47} height={48} pitch={66} />
      <Openings row="..@" x={637} y={187} width={47} height={61} pitch={66} />
      <Openings row="*.." shape="circle" x={637} y={278} width={47} pitch={66} />
      <Openings row=".@." x={637} y={369} width={47} height={61} pitch={66} />
      <Openings row="..~" shape="square" x={637} y={460} width={47} height={48} pitch={66} />
      <Opening x={669} y={558} width={114} height={162} ground="fill-facade-1" />
    </>
  );
}
