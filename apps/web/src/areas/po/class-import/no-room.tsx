import { inFigures, roomSays } from "@toran/contract/plan-room";
import type { ImportResult } from "@toran/contract/schemas/student-import";
import { Alert } from "@toran/ui";
import { PlansButton } from "../plans-button";
import { FailedButton } from "./failed-button";

interface NoRoomProps {
  room: NonNullable<ImportResult["room"]>;
  /** All new students of the sheet. */
  news: number;
}

/** Before a sheet is taken in: that its new students do not all fit, and what holds them. */
export function NoRoom({ room, news }: NoRoomProps) {
  const { outside, larger } = room;
  const fit = news - outside;
  return (
    <Alert
      tone="warn"
      title={
        fit
          ? `There is room for ${inFigures(fit)} of the ${inFigures(news)} new students`
          : `There is no room for the ${news === 1 ? "new student" : `${inFigures(news)} new students`}`
      }
      action={<PlansButton />}
    >
      {roomSays("students", room)} {larger ? `${larger} holds all of them.` : noPlan}
      {fit > 0 && " Imported now, those that come first in the sheet are taken in."}
    </Alert>
  );
}

const noPlan = "No plan holds all of them; write to us under Support.";

/** After it was taken in: how many stayed out for want of room. */
export function HadNoRoom({ id, room, out }: HadNoRoomProps) {
  const { outside, larger } = room;
  const alone = out === outside;
  return (
    <Alert
      tone="warn"
      title={`Your plan had no room for ${outside === 1 ? "1 new student" : `${inFigures(outside)} new students`}`}
      action={
        <span className="flex flex-none flex-wrap justify-end gap-2">
          {alone && <FailedButton id={id} />}
          <PlansButton />
        </span>
      }
    >
      {alone ? "Their rows" : "Their rows are among those that stayed out. They"} can be imported as
      they are once the plan holds them. {larger ? `${larger} does.` : noPlan}
    </Alert>
  );
}
interface HadNoRoomProps extends Pick<NoRoomProps, "room"> {
  id: string;
  /** All rows that stayed out; where there are others, they are told of by themselves. */
  out: number;
}
