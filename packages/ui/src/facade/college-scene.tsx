import { Opening } from "./opening";
import { Openings } from "./openings";
import { Wall } from "./wall";

/** A gateway between two wings of arches. */
export function CollegeScene() {
  return (
    <>
      <circle cx="676" cy="150" r="78" className="fill-facade-4" />
      <Wall y={330} width={300} foot={720} tone={1} />
      <Openings row=".*.." x={34} y={384} width={42} height={96} pitch={64} />
      <Openings row="..@." x={34} y={564} width={46} height={156} pitch={64} />
      <Wall x={560} y={300} width={280} foot={720} tone={1} />
      <Openings row="...*" shape="square" x={596} y={346} width={34} pitch={58} />
      <Openings row="@..." x={594} y={430} width={42} height={84} pitch={58} />
      <Openings row=".*.." x={592} y={580} width={46} height={140} pitch={60} />
      <Wall x={244} y={120} width={332} foot={720} tone={2} side={26} />
      <Openings row="..*.." shape="circle" x={276} y={166} width={36} pitch={58} />
      <Openings row=".@." shape="arch" x={284} y={250} width={56} height={84} pitch={98} />
      <Wall x={286} y={396} width={248} foot={720} tone={3} />
      <Opening x={330} y={440} width={160} height={280} light="lit" />
      <rect x="402" y="548" width="16" height="172" className="fill-spark-shade" />
    </>
  );
}
