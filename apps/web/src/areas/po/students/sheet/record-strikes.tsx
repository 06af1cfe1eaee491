import type { StudentSheet } from "@toran/contract/schemas/student-sheet";
import type { Strikes } from "@toran/contract/schemas/strike";
import { Button, StatusPill } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { dayOf } from "@/features/hiring/dates";
import { useMayChange } from "../../use-may-change";
import { day } from "../words";
import { PardonDialog } from "./pardon-dialog";

type Strike = Strikes["all"][number];

interface RecordStrikesProps {
  student: Pick<StudentSheet, "id" | "strikes">;
  onPardoned: () => void;
}

/** The absences of a student in this season, what they come to, and the pardon of one. */
export const RecordStrikes = observer(function RecordStrikes({
  student,
  onPardoned,
}: RecordStrikesProps) {
  const mayChange = useMayChange();
  const [asked, ask] = useState<Strike>();
  const { strikes } = student;
  const barred = strikes.most !== null && strikes.counted >= strikes.most;
  return (
    <div className="grid gap-2">
      <p className={barred ? "text-bad" : "text-ink-2"}>{sum(strikes, barred)}</p>
      <ul aria-label="Absences" className="divide-rule divide-y">
        {strikes.all.map((strike) => (
          <li key={strike.key} className="flex items-start gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {strike.title}, {strike.company}
              </p>
              <p className="text-ink-2">
                {day(strike.at)}
                {strike.pardon &&
                  `. Pardoned${strike.pardon.by ? ` by ${strike.pardon.by}` : ""}: ${strike.pardon.reason}`}
              </p>
            </div>
            {strike.pardon ? (
              <StatusPill glyph="done" tone="idle" plain>
                Pardoned
              </StatusPill>
            ) : (
              mayChange && (
                <Button size="sm" intent="quiet" onClick={() => ask(strike)}>
                  Pardon
                  <span className="sr-only"> the absence from {strike.title}</span>
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <PardonDialog
          studentId={student.id}
          strike={asked}
          onClose={() => ask(undefined)}
          onDone={() => {
            ask(undefined);
            onPardoned();
          }}
        />
      )}
    </div>
  );
});

function sum({ counted, most, since }: Strikes, barred: boolean) {
  const many = counted === 1 ? "1 absence counts" : `${counted} absences count`;
  const from = `${many} since ${dayOf(since)}`;
  if (most === null) return `${from}; your placement policy bars nobody for them.`;
  return barred
    ? `${from}: no application is possible, as ${most} ${most === 1 ? "bars" : "bar"} from it.`
    : `${from}; ${most} ${most === 1 ? "bars" : "bar"} from applying.`;
}
