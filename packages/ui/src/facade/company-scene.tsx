import { Opening } from "./opening";
import { Openings } from "./openings";
import { Wall } from "./wall";

/** Two blocks of square windows and a lit hall. */
export function CompanyScene() {
  return (
    <>
      <circle cx="172" cy="176" r="84" className="fill-facade-4" />
      <Wall x={40} y={380} width={300} foot={720} tone={1} coping={false} />
      <Openings row=".*.." shape="square" x={64} y={420} width={34} pitch={54} />
      <Openings row="...~" shape="square" x={64} y={486} width={34} pitch={54} />
      <Opening shape="square" x={64} y={570} width={196} height={150} />
      <Wall x={312} y={92} width={258} foot={720} tone={2} side={26} before={26} />
      <Openings row="..*." shape="square" x={340} y={136} width={42} height={46} pitch={56} />
      <Openings row=".@.." shape="square" x={340} y={218} width={42} height={46} pitch={56} />
      <Openings row="...." shape="square" x={340} y={300} width={42} height={46} pitch={56} />
      <Openings row="*..@" shape="square" x={340} y={382} width={42} height={46} pitch={56} />
      <Openings row="@.." x={340} y={540} width={58} height={180} pitch={74} />
      <Wall x={596} y={330} width={244} foot={720} tone={3} />
      <Opening shape="circle" x={658} y={378} width={120} ground="fill-facade-1" />
      <Openings
        row=".@"
        x={638}
        y={552}
        width={66}
        height={168}
        pitch={94}
        ground="fill-facade-1"
      />
    </>
  );
}
