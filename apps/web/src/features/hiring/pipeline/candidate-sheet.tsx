import { isFailure } from "@toran/api-client/failure";
import type { ApplicationSheet, Candidate, Stage } from "@toran/contract/schemas/application";
import { Button, DescriptionList, Menu, Sheet } from "@toran/ui";
import { PhoneLink } from "@toran/ui/phone";
import { ChevronDown } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { EmailLink } from "@/lib/email-link";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { StudentAvatar } from "@/stores/student-avatar";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { moment } from "../dates";
import { ApplicationPill } from "../state-pill";
import { History } from "../timeline";
import { type PipelineArea, pipelineCalls } from "./calls";
import { CandidateOffers } from "./candidate-offers";
import { mayMoveTo } from "./moves";
import { Notes } from "./notes";
import { Rounds } from "./rounds";
import { WithdrawalRequest } from "./withdrawal-request";
import { WaitingPlace } from "./waiting-place";

interface CandidateSheetProps {
  area: PipelineArea;
  id: string;
  stages: readonly Pick<Stage, "id" | "kind" | "title">[];
  /** Asked for once more when it changes: what was moved beside it is moved here. */
  again: unknown;
  /** Told what came. */
  onRead?: (sheet: ApplicationSheet) => void;
  onClose: () => void;
  onMove: (step: -1 | 1) => void;
  atStart: boolean;
  atEnd: boolean;
  move: (candidate: Candidate, to: string) => void;
  resumeOf: (sheet: ApplicationSheet) => ReactNode;
  actionsOf?: ((sheet: ApplicationSheet, changed: () => void) => ReactNode) | undefined;
  onChanged: () => void;
}

/** One candidate beside the board or the list, as the application was sent. */
export const CandidateSheet = observer(function CandidateSheet(props: CandidateSheetProps) {
  const { area, id, stages, again, onRead } = props;
  const { onClose, onMove, atStart, atEnd, move, actionsOf, onChanged } = props;
  const { calls } = useStores();
  const mayChange = useMayChange(area);
  const asked = useRef(0);
  const [sheet] = useState(
    () =>
      new Loadable<ApplicationSheet>(async () => {
        const turn = ++asked.current;
        const reply = await (await pipelineCalls(calls, area)).read({ params: { id } });
        // Of two readings under way the one asked for last is told, as it is the one that is shown.
        if (!isFailure(reply) && turn === asked.current) onRead?.(reply.data);
        return reply;
      }),
  );
  useEffect(() => void sheet.load(), [sheet, again]);
  const known = sheet.value;
  const places = known ? stages.filter((stage) => mayMoveTo(stage, known, stages, area)) : [];
  return (
    <Sheet
      open
      size="lg"
      onOpenChange={onClose}
      title={known?.studentName ?? "Candidate"}
      description={known && [known.college.name, known.department].filter(Boolean).join(", ")}
      picture={
        known && <StudentAvatar size="md" name={known.studentName} picture={known.picture} />
      }
      onMove={onMove}
      atStart={atStart}
      atEnd={atEnd}
      footer={
        mayChange &&
        known && (
          <>
            {actionsOf?.(known, () => {
              void sheet.load();
              onChanged();
            })}
            {places.length > 0 && (
              <Menu
                align="end"
                side="top"
                trigger={
                  <Button intent="secondary">
                    Move to
                    <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
                  </Button>
                }
                entries={places.map((stage) => ({
                  label: stage.title,
                  onSelect: () => move(known, stage.id),
                }))}
              />
            )}
          </>
        )
      }
    >
      <Load of={sheet}>
        {(open) => (
          <Parts {...props} sheet={open} reload={() => void sheet.load()} mayChange={mayChange} />
        )}
      </Load>
    </Sheet>
  );
});

interface PartsProps extends CandidateSheetProps {
  sheet: ApplicationSheet;
  reload: () => void;
  mayChange: boolean;
}

function Parts({ area, sheet, resumeOf, reload, mayChange, onChanged }: PartsProps) {
  const round = sheet.rounds.find(({ id }) => id === sheet.stage)?.title;
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-center gap-3">
        <ApplicationPill state={sheet.state} round={round} />
        <span className="text-ink-3">Sent {moment(sheet.submittedAt)}</span>
      </div>
      {area === "po" && (
        <WithdrawalRequest sheet={sheet} mayChange={mayChange} onChanged={onChanged} />
      )}
      <DescriptionList
        items={[
          { term: "CGPA", value: sheet.cgpa?.toFixed(2) },
          {
            term: "Skills",
            value: sheet.skillsAsked ? `${sheet.skillsHad} of ${sheet.skillsAsked} asked for` : "",
          },
          { term: "Email", value: sheet.email && <EmailLink address={sheet.email} /> },
          { term: "Phone", value: sheet.phone && <PhoneLink value={sheet.phone} /> },
          ...sheet.answers.map(({ label, answer }) => ({
            term: label,
            value: [answer].flat().join(", "),
          })),
        ]}
      />
      <WaitingPlace area={area} sheet={sheet} mayChange={mayChange} onChanged={onChanged} />
      {sheet.offers.length > 0 && <CandidateOffers area={area} offers={sheet.offers} />}
      <Rounds area={area} sheet={sheet} mayChange={mayChange} onChanged={onChanged} />
      {area === "hr" && <Notes sheet={sheet} mayChange={mayChange} onAdded={reload} />}
      <section aria-labelledby="sent-resume" className="grid gap-2">
        <h3 id="sent-resume" className="font-semibold">
          Résumé, as it was sent
        </h3>
        {resumeOf(sheet)}
      </section>
      <section aria-labelledby="history" className="grid gap-3">
        <h3 id="history" className="font-semibold">
          What happened
        </h3>
        <History label="What happened" events={sheet.timeline} />
      </section>
    </div>
  );
}
