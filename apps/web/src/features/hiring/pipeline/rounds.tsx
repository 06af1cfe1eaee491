import { isFailure } from "@toran/api-client/failure";
import type { ApplicationSheet, roundResults } from "@toran/contract/schemas/application";
import { Alert, Button, ConfirmDialog, Menu, type StatusGlyph, StatusPill } from "@toran/ui";
import { useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { type PipelineArea, pipelineCalls } from "./calls";

type Result = (typeof roundResults)[number];
const words: Record<
  Result,
  { word: string; glyph: StatusGlyph; tone: "ok" | "bad" | "warn" | "idle" }
> = {
  PENDING: { word: "Not held yet", glyph: "ring", tone: "idle" },
  PASSED: { word: "Passed", glyph: "done", tone: "ok" },
  FAILED: { word: "Not passed", glyph: "crossed", tone: "bad" },
  ON_HOLD: { word: "On hold", glyph: "paused", tone: "warn" },
  ABSENT: { word: "Was not there", glyph: "crossed", tone: "bad" },
};

const afterwards: Record<PipelineArea, string> = {
  hr: "The application closes, and the student is told at once. Only the college can bring it back.",
  po: "The application closes, and the student and the company are told at once. You can bring it back, with a reason.",
};

interface RoundsProps {
  area: PipelineArea;
  sheet: Pick<ApplicationSheet, "id" | "studentName" | "rounds" | "stage">;
  mayChange: boolean;
  onChanged: () => void;
}

/** How each round went; who is in one is marked as there or not. */
export function Rounds({ area, sheet, mayChange, onChanged }: RoundsProps) {
  const { calls } = useStores();
  const tellLate = useLateFailure();
  const [problem, setProblem] = useState<string>();
  const [missed, setMissed] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!sheet.rounds.length) return null;
  const write = async (roundId: string, result: Result, excused = false) => {
    const { attendance } = await pipelineCalls(calls, area);
    const params = { id: sheet.id };
    const reply = await attendance({ params, body: { roundId, result, excused } }, toldHere);
    if (isFailure(reply)) tellLate("It was not marked who was there", reply);
    setProblem(isFailure(reply) ? reply.message : undefined);
    onChanged();
  };
  const turnDown = async (roundId: string) => {
    setBusy(true);
    await write(roundId, "ABSENT");
    setBusy(false);
    setMissed(undefined);
  };
  return (
    <section aria-labelledby="went" className="grid gap-2">
      <h3 id="went" className="font-semibold">
        Rounds
      </h3>
      {problem && <Alert tone="bad" title={problem} />}
      <ol className="divide-rule divide-y">
        {sheet.rounds.map(({ id, title, result }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-3 py-1.5">
            <span className="min-w-40 font-medium">{title}</span>
            {result && (
              <StatusPill glyph={words[result].glyph} tone={words[result].tone} plain>
                {words[result].word}
              </StatusPill>
            )}
            {mayChange && sheet.stage === id && (
              <span className="ms-auto">
                <Menu
                  align="end"
                  trigger={
                    <Button size="sm" intent="quiet">
                      How it went
                    </Button>
                  }
                  entries={[
                    { label: "Passed", onSelect: () => void write(id, "PASSED") },
                    { label: "Not passed", onSelect: () => void write(id, "FAILED") },
                    { label: "On hold", onSelect: () => void write(id, "ON_HOLD") },
                    { label: "Not there, excused", onSelect: () => void write(id, "ABSENT", true) },
                    "rule",
                    { label: "Not there: turn down", onSelect: () => setMissed(id) },
                  ]}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={missed !== undefined}
        onOpenChange={() => setMissed(undefined)}
        destructive
        title={`Turn ${sheet.studentName} down for not being there?`}
        description={afterwards[area]}
        confirmLabel="Turn down"
        cancelLabel="Leave it"
        busy={busy}
        busyLabel="Turning down"
        onConfirm={() => missed && void turnDown(missed)}
      />
    </section>
  );
}
