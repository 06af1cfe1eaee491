import { limits } from "@toran/contract/limits";
import { Columns3, MoveRight, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useStores } from "@/stores/use-stores";
import { BulkMoveDialog } from "./bulk-move-dialog";
import type { PipelineArea } from "./calls";
import { CompareDialog } from "./compare-dialog";
import type { NamedPlace } from "./moves";
import type { PipelineWork } from "./pipeline-work";

interface CandidateBulk<Chosen> {
  area: PipelineArea;
  stages: readonly NamedPlace[];
  work: PipelineWork;
  /** How many are chosen. */
  count: number;
  /** The ids of those who are chosen; nothing where they cannot be told. */
  idsOf: (chosen: Chosen) => Promise<readonly string[]> | readonly string[];
  nameOf: (id: string) => string | undefined;
  onOpen: (id: string) => void;
  onMoved: () => void;
}
type Asked = { ids: readonly string[] } & ({ what: "move"; first: string } | { what: "compare" });

const most = limits.hiring.bulk;
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What can be done with many candidates at once, and the dialogs in which it is. */
export function useCandidateBulk<Chosen>(props: CandidateBulk<Chosen>) {
  const { area, stages, work, count, idsOf, nameOf, onOpen, onMoved } = props;
  const { feedback } = useStores();
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  const begin = async (chosen: Chosen, what: { first: string } | "compare") => {
    if (count > most)
      feedback.toast("info", `The first ${most} candidates are taken`, {
        detail: `At most ${most} are moved at once. Go on with the others afterwards.`,
      });
    const ids = (await idsOf(chosen)).slice(0, most);
    if (!ids.length) return;
    ask(what === "compare" ? { what, ids } : { what: "move", ids, ...what });
  };
  const closed = stages.find(({ kind }) => kind === "CLOSED")?.id ?? "";
  const action = (label: string, sign: ReactNode, what: { first: string } | "compare") => ({
    label,
    icon: sign,
    onAct: (chosen: Chosen) => void begin(chosen, what),
  });
  const actions = [
    action("Move", <MoveRight {...icon} />, { first: "" }),
    action("Turn down", <UserX {...icon} />, { first: closed }),
    ...(area === "hr" && count > 1 && count <= limits.hiring.compared
      ? [action("Compare", <Columns3 {...icon} />, "compare")]
      : []),
  ];
  const dialog = (
    <>
      {asked?.what === "move" && (
        <BulkMoveDialog
          ids={asked.ids}
          nameOf={nameOf}
          stages={stages}
          first={asked.first}
          work={work}
          onClose={close}
          onMoved={onMoved}
        />
      )}
      {asked?.what === "compare" && (
        <CompareDialog
          ids={asked.ids}
          stages={stages}
          onClose={close}
          onOpen={(id) => {
            close();
            onOpen(id);
          }}
        />
      )}
    </>
  );
  return { actions, dialog };
}
