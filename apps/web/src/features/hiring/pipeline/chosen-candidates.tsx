import { isFailure } from "@toran/api-client/failure";
import type { Board } from "@toran/contract/schemas/application";
import { limits } from "@toran/contract/limits";
import { BulkBar } from "@toran/ui/board";
import { observer } from "mobx-react-lite";
import { useStores } from "@/stores/use-stores";
import type { BoardStore } from "./board-store";
import type { PipelineArea } from "./calls";
import type { PipelineWork } from "./pipeline-work";
import { useCandidateBulk } from "./use-candidate-bulk";

interface ChosenCandidatesProps {
  area: PipelineArea;
  store: BoardStore;
  board: Board;
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  work: PipelineWork;
}

/** What can be done with the candidates that are chosen, over the foot of the board. */
export const ChosenCandidates = observer(function ChosenCandidates(props: ChosenCandidatesProps) {
  const { area, store, board, chosen, onChosen, onOpen, work } = props;
  const { feedback } = useStores();
  const ids = [...chosen];
  const known = [...store.items.values()].flat();
  const clear = () => onChosen(new Set());
  const { actions, dialog } = useCandidateBulk<readonly string[]>({
    area,
    stages: board.stages,
    work,
    count: ids.length,
    idsOf: (those) => those,
    nameOf: (id) => known.find((each) => each.id === id)?.studentName,
    onOpen,
    onMoved: clear,
  });
  if (!ids.length) return null;
  const chooseAll = async (at: string) => {
    const all = await store.everyone(at);
    if (!isFailure(all)) onChosen(new Set([...ids, ...all]));
    // What was pressed does nothing then, and a call that only reads is not told of by itself.
    else if (all.kind !== "ended") feedback.toast("error", all.message);
  };
  // Everybody at the one stage that those who are chosen stand at.
  const [stage, ...others] = board.stages.filter(({ id }) =>
    store.items.get(id)?.some((each) => chosen.has(each.id)),
  );
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
              onSelect: () => void chooseAll(stage.id),
            },
          })}
      />
      {dialog}
    </>
  );
});
