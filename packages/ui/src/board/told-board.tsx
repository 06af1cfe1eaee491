import { useDraggable } from "@dnd-kit/core";
import { useLayoutEffect, useState } from "react";
import { fn } from "storybook/test";
import { Avatar } from "../avatar/avatar";
import { isOnwards, moveTo, start } from "./board-people";
import { PipelineBoard } from "./pipeline-board";

export const moved = fn();
export const opened = fn();
export const heard = fn();

/** Drawn anew whenever its row would be, for what can be dragged hears of it first. */
function Ear({ of }: { of: string }) {
  useDraggable({ id: `ear of ${of}`, disabled: true });
  heard(of);
  return null;
}

/** Told to the page, somebody else moves Rohan Deshmukh to Offer. */
export const colleague = "colleague";

interface BoardProps {
  onwards?: boolean;
  /** What is moved is back a moment later, as where a server refuses the move. */
  refused?: boolean;
  /** What is moved is not shown a moment later, as where it stands far down at its new stage. */
  unseen?: boolean;
}

/** A board whose stories are told what was moved and opened. */
export function Board({ refused, onwards, unseen }: BoardProps) {
  const [stages, setStages] = useState(start);
  // Heard from before a play begins, however busy the machine is.
  useLayoutEffect(() => {
    const move = () =>
      setStages((now) => {
        const rohan = now
          .flatMap(({ items }) => items)
          .find(({ name }) => name.startsWith("Rohan"));
        return rohan ? moveTo(now, rohan, "offer") : now;
      });
    window.addEventListener(colleague, move);
    return () => window.removeEventListener(colleague, move);
  }, []);
  return (
    <PipelineBoard
      label="Applicants for Graduate Software Engineer, Fleet"
      stages={stages}
      itemId={(candidate) => candidate.roll}
      itemName={(candidate) => candidate.name}
      onOpen={opened}
      {...(onwards && { takes: isOnwards })}
      onMore={fn()}
      onMove={(candidate, to) => {
        moved(candidate.name, to);
        setStages(moveTo(stages, candidate, to));
        if (refused) window.setTimeout(() => setStages(stages));
        if (unseen) window.setTimeout(() => setStages(moveTo(stages, candidate, "")));
      }}
      actions={(candidate) => [{ label: `Message ${candidate.name}` }]}
      renderItem={(candidate) => (
        <div className="flex gap-2.5">
          <Ear of={candidate.name} />
          <span className="flex flex-col items-center gap-1">
            <Avatar decorative entity="person" size="sm" name={candidate.name} />
            <Avatar decorative entity="college" size="xs" name={candidate.college} />
          </span>
          <span className="stretch-dense min-w-0 flex-1">
            <span className="block truncate font-medium">{candidate.name}</span>
            <span className="flex justify-between gap-2">
              <span className="text-ink-2 truncate">
                {candidate.college}, {candidate.department}
              </span>
              <span className="tnum font-semibold">{candidate.cgpa}</span>
            </span>
            <span className="text-ink-3 flex justify-between gap-2 text-xs">
              <span>{candidate.skills}</span>
              <span>{candidate.side}</span>
            </span>
          </span>
        </div>
      )}
    />
  );
}
