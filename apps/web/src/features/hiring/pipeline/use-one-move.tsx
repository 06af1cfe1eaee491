import type { Candidate } from "@toran/contract/schemas/application";
import { useState } from "react";
import { painted } from "@/lib/idle";
import { toldHere } from "@/lib/told-here";
import { commandTo, type Place } from "./moves";
import type { Move, PipelineWork } from "./pipeline-work";
import { RejectDialog } from "./reject-dialog";

interface OneMove {
  work: PipelineWork;
  places: readonly Place[];
  /** Shows the candidate at the stage at once; what it gives is called when the move is answered. */
  carry?: (candidate: Candidate, to: string) => () => void;
}

/** How one candidate is moved to a stage, and the dialog that asks why where the move turns them down. */
export function useOneMove({ work, places, carry }: OneMove) {
  const [refused, setRefused] = useState<Candidate>();
  const move = (candidate: Candidate, to: string) => {
    const stage = places.find(({ id }) => id === to);
    const wanted = stage && commandTo(stage);
    if (!wanted) return;
    if (wanted.command === "REJECT") {
      setRefused(candidate);
      return;
    }
    const answered = carry?.(candidate, to);
    const body = { ids: [candidate.id], ...wanted } as Move;
    // Asking takes as long as drawing does, and the candidate is where they were put before anybody is asked.
    void painted()
      .then(() => work.move(body, [candidate.studentName]))
      .finally(answered);
  };
  const dialog = (
    <RejectDialog
      name={refused?.studentName}
      id={refused?.id}
      onClose={() => setRefused(undefined)}
      reject={(why) =>
        work.move(
          { ids: refused ? [refused.id] : [], command: "REJECT", ...why },
          refused ? [refused.studentName] : [],
          toldHere,
        )
      }
    />
  );
  return { move, dialog };
}
