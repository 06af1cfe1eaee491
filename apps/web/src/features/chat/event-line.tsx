import { type ChatEvent, eventWords } from "@toran/contract/schemas/chat";
import { StatusPill } from "@toran/ui";
import { ChatLine, ChatTile } from "@toran/ui/chat";
import { BriefcaseBusiness, CalendarDays } from "lucide-react";
import { AppLink } from "@/lib/app-link";
import { paths, withId } from "@/navigation/paths";
import { AgreedDay, hoursOf } from "./agreed-time";
import { clockOf } from "./words";

interface EventLineProps {
  area: "po" | "hr";
  event: ChatEvent;
  /** What the other side is called. */
  other: string;
}
const icon = { size: 16, strokeWidth: 1.75 } as const;

/** What one of the two did with a posting or a booking, between the messages; a time that stands is shown under it. */
export function EventLine({ area, event, other }: EventLineProps) {
  const { at, side, command, subject, agreed } = event;
  const [before, behind] = eventWords[command];
  const mine = side === (area === "po" ? "COLLEGE" : "COMPANY");
  // A colleague may have done it.
  const who = side === "SYSTEM" ? "The rules" : mine ? "Your team" : other;
  const Glyph = subject.type === "posting" ? BriefcaseBusiness : CalendarDays;
  return (
    <div className="flex flex-col items-center gap-2">
      <ChatLine icon={<Glyph {...icon} />} time={clockOf(at)} dateTime={at}>
        {who} {before}{" "}
        <AppLink href={placeOf(area, subject)} className="link">
          {subject.title}
        </AppLink>
        {behind && ` ${behind}`}
      </ChatLine>
      {agreed && (
        <div className="w-118 max-w-full">
          <ChatTile
            picture={<AgreedDay startsAt={agreed.startsAt} />}
            title={subject.title}
            detail={<span className="tnum">{hoursOf(agreed)}</span>}
            end={
              <StatusPill glyph="done" tone="ok">
                Confirmed
              </StatusPill>
            }
          />
        </div>
      )}
    </div>
  );
}

function placeOf(area: "po" | "hr", { type, id, jobId }: ChatEvent["subject"]) {
  if (type === "booking") return withId(paths[area].booking, id);
  return area === "po" ? withId(paths.po.job, id) : withId(paths.hr.job, jobId ?? id);
}
