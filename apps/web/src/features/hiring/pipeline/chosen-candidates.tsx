import type { Board } from "@toran/contract/schemas/application";
import { limits } from "@toran/contract/limits";
import { BulkBar } from "@toran/ui/board";
import { Columns3, MoveRight, UserX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { BoardStore } from "./board-store";
import { BulkMoveDialog } from "./bulk-move-dialog";
import type { PipelineArea } from "./calls";
import { CompareDialog } from "./compare-dialog";
import type { PipelineWork } from "./pipeline-work";

interface ChosenCandidatesProps {
  area: PipelineArea;
  store: BoardStore;
  board: Board;
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  work: PipelineWork;
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What can be done with the candidates that are chosen, over the foot of the board. */
export const ChosenCandidates = observer(function ChosenCandidates(props: ChosenCandidatesProps) {
  const { area, store, board, chosen, onChosen, onOpen, work } = props;
  const [asked, ask] = useState<{ what: "move"; first: string } | { what: "compare" }>();
  const ids = [...chosen];
  if (!ids.length) return null;
  const known = [...store.items.values()].flat();
  const nameOf = (id: string) => known.find((each) => each.id === id)?.studentName;
  const clear = () => onChosen(new Set());
  // Everybody at the one stage that those who are chosen stand at.
  const [stage, ...others] = board.stages.filter(({ id }) =>
    store.items.get(id)?.some((each) => chosen.has(each.id)),
  );
  const closed = board.stages.find(({ kind }) => kind === "CLOSED")?.id ?? "";
  const actions = [
    {
      label: "Move",
      icon: <MoveRight {...icon} />,
      onAct: () => ask({ what: "move", first: "" }),
    },
    {
      label: "Turn down",
      icon: <UserX {...icon} />,
      onAct: () => ask({ what: "move", first: closed }),
    },
    ...(area === "hr" && ids.length > 1 && ids.length <= limits.hiring.compared
      ? [
          {
            label: "Compare",
            icon: <Columns3 {...icon} />,
            onAct: () => ask({ what: "compare" }),
          },
        ]
      : []),
  ];
  return (
    <>
      <BulkBar
        count={ids.length}
        chosen={ids}
        actions={actions}
        onClear={clear}
        {...(stage &&
          !others.length &&
          ids.length < Math.min(stage.count, limits.hiring.bulk) && {
            selectAll: {
              total: Math.min(stage.count, limits.hiring.bulk),
              where: stage.title,
              onSelect: () =>
                void store
                  .everyone(stage.id)
                  .then((all) => all.length && onChosen(new Set([...ids, ...all]))),
            },
          })}
      />
      {asked?.what === "move" && (
        <BulkMoveDialog
          ids={ids}
          nameOf={nameOf}
          board={board}
          first={asked.first}
          work={work}
          onClose={() => ask(undefined)}
          onMoved={clear}
        />
      )}
      {asked?.what === "compare" && (
        <CompareDialog
          ids={ids}
          board={board}
          onClose={() => ask(undefined)}
          onOpen={(id) => {
            ask(undefined);
            onOpen(id);
          }}
        />
      )}
    </>
  );
});
