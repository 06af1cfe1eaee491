import { type ApiFailure, isFailure } from "@toran/api-client/failure";
import { Alert, Button, Dialog, Select } from "@toran/ui";
import { type FormEvent, useEffect, useId, useState } from "react";
import { toldHere } from "@/lib/told-here";
import { useReason } from "@/lib/use-reason";
import { useLateFailure } from "@/stores/use-late-failure";
import { useStores } from "@/stores/use-stores";
import { rejectionWords } from "../words";
import { commandTo, type NamedPlace } from "./moves";
import { candidates, type Move, type MoveResult, type PipelineWork } from "./pipeline-work";
import { Staying } from "./staying";

interface BulkMoveDialogProps {
  ids: readonly string[];
  nameOf: (id: string) => string | undefined;
  stages: readonly NamedPlace[];
  /** The stage it begins with. */
  first: string;
  work: PipelineWork;
  onClose: () => void;
  onMoved: () => void;
}

/** Moves many candidates: to where, who would stay behind and why, and only then for good. */
export function BulkMoveDialog(props: BulkMoveDialogProps) {
  const { ids, nameOf, stages, first, work, onClose, onMoved } = props;
  const { session } = useStores();
  const tellLate = useLateFailure();
  const form = useId();
  const [to, setTo] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const reason = useReason(rejectionWords, session.draft(`reject-${ids.join()}`));
  const places = stages.filter((stage) => commandTo(stage));
  const stage = places.find(({ id }) => id === to);
  const wanted = stage && commandTo(stage);
  const move = wanted && ({ ids: [...ids], ...wanted } as Move);
  const rejects = wanted?.command === "REJECT";
  const { results, failure } = usePreview(work, move);
  const able = results?.filter(({ ok }) => ok).length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!move || !stage) return setProblem("Choose a stage.");
    const why = rejects ? reason.read() : {};
    if (!why) return;
    setBusy(true);
    const names = ids.flatMap((id) => nameOf(id) ?? []);
    const reply = await work.move({ ...move, ...why }, names, toldHere);
    setBusy(false);
    if (isFailure(reply)) {
      tellLate(rejects ? "Nobody was turned down" : "Nobody was moved", reply);
      return rejects ? reason.refuse(reply) : setProblem(reply.message);
    }
    reason.sent();
    onMoved();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rejects ? `Turn down ${candidates(ids.length)}?` : `Move ${candidates(ids.length)}?`}
      description={
        rejects
          ? "They are told at once, with the reason. For 24 hours the move can be taken back."
          : "They are told of their new stage. For 24 hours the move can be taken back."
      }
      footer={
        <>
          <Button intent="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            intent={rejects ? "danger" : "primary"}
            busy={busy}
            busyLabel={rejects ? "Turning down" : "Moving"}
            disabled={able === 0}
          >
            {rejects ? "Turn down" : "Move"} {able !== undefined && candidates(able)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Move candidates"
        className="grid gap-4"
      >
        <Select
          label="To"
          placeholder="Choose a stage"
          options={places.map(({ id, title, kind }) => ({
            value: id,
            label: kind === "CLOSED" ? "Turn down" : title,
          }))}
          value={to}
          error={problem}
          onChange={({ target }) => {
            setTo(target.value);
            setProblem(undefined);
          }}
        />
        {rejects && reason.fields}
        {failure && <Alert tone="bad" title={failure.message} />}
        {results && <Staying results={results} />}
      </form>
    </Dialog>
  );
}

interface Preview {
  results?: MoveResult[];
  failure?: ApiFailure;
}
const unknown: Preview = {};

/** What would become of each with the present choice; nothing while it is asked for. */
function usePreview(work: PipelineWork, move: Move | undefined): Preview {
  const key = move && JSON.stringify(move);
  const [told, tell] = useState<Preview & { key: string }>();
  useEffect(() => {
    if (!key) return;
    let wanted = true;
    void work.preview(JSON.parse(key) as Move).then((reply) => {
      if (wanted)
        tell(isFailure(reply) ? { key, failure: reply } : { key, results: reply.data.results });
    });
    return () => {
      wanted = false;
    };
  }, [work, key]);
  return told && told.key === key ? told : unknown;
}
