import { Figure } from "./figure";
import { Opening } from "./opening";
import { Openings } from "./openings";
import { Wall } from "./wall";

/** A gateway between two wings of arches. */
export function CollegeScene() {
  return (
    <>
      <circle cx="676" cy="150" r="78" className="fill-facade-4" />
      <Wall y={330} width={300} foot={720} tone={1} />
      <Openings row=".*." x={36} y={384} width={44} height={96} pitch={70} />
      <Openings row="..@" x={34} y={564} width={48} height={156} pitch={70} />
      <Wall x={560} y={300} width={280} foot={720} tone={1} />
      <Openings row="...*" shape="square" x={630} y={346} width={32} pitch={52} />
      <Openings row=".@.." x={626} y={430} width={40} height={84} pitch={52} />
      <Openings row="..*" x={628} y={568} width={50} height={152} pitch={70} />
      <Wall x={244} y={120} width={332} foot={720} tone={2} side={26} />
      <Openings row="..*.." shape="circle" x={276} y={166} width={36} pitch={58} />
      <Openings row=".@." shape="arch" x={284} y={250} width={56} height={84} pitch={98} />
      <Wall x={286} y={396} width={248} foot={720} tone={3} />
      <Opening x={330} y={440} width={160} height={280} light="lit" />
      <Figure x={396} foot={720} width={34} />
      <Figure x={440} foot={720} width={30} />
    </>
  );
}
