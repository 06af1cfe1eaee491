import { isFailure } from "@toran/api-client/failure";
import { commandsFrom, postingMoves, lettingIn } from "@toran/contract/hiring/moves";
import type { collegePostingCommand, PostingReview } from "@toran/contract/schemas/posting";
import { Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { z } from "zod/mini";
import { toldHere } from "@/lib/told-here";
import { useMayChange } from "@/stores/use-may-change";
import { useStores } from "@/stores/use-stores";
import { type Asked, DecideDialog } from "./decide-dialog";

type Command = z.input<typeof collegePostingCommand>;
interface PostingActionsProps {
  posting: PostingReview;
  set: (posting: PostingReview) => void;
  reload: () => void;
}

/** What an officer may do with a job from where it stands. */
export const PostingActions = observer(function PostingActions(props: PostingActionsProps) {
  const { posting, set, reload } = props;
  const { calls } = useStores();
  const mayChange = useMayChange("po");
  const [asked, setAsked] = useState<Asked>();
  /** As it was read when the question was asked: it comes anew meanwhile. */
  const [read, setRead] = useState<number>();
  const [busy, setBusy] = useState<string>();
  if (!mayChange) return null;
  const may = new Set<string>(
    commandsFrom(postingMoves, "COLLEGE", posting.state).filter(
      (command) => posting.mayPost || !lettingIn.includes(command),
    ),
  );
  const ask = (what: Asked) => {
    setAsked(what);
    setRead(posting.version);
  };
  const give = async (body: Command, manner = {}) => {
    setBusy(body.command);
    const { postings } = await calls.po();
    const reply = await postings.decide({ params: { id: posting.id }, body }, manner);
    setBusy(undefined);
    if (!isFailure(reply)) set(reply.data);
    else if (reply.status === 409) {
      setRead(undefined);
      reload();
    }
    return reply;
  };
  const now = (command: "PAUSE" | "RESUME") => () => void give({ command });
  const approve = () => void give({ command: "APPROVE", version: posting.version });
  return (
    <>
      {may.has("CANCEL") && !may.has("REJECT") && (
        <Button intent="quiet" onClick={() => ask("CANCEL")}>
          Cancel the job here
        </Button>
      )}
      {may.has("QUESTION") && (
        <Button intent="quiet" onClick={() => ask("QUESTION")}>
          Ask a question
        </Button>
      )}
      {may.has("REJECT") && (
        <Button intent="secondary" onClick={() => ask("REJECT")}>
          Decline
        </Button>
      )}
      {may.has("PAUSE") && (
        <Button intent="secondary" busy={busy === "PAUSE"} onClick={now("PAUSE")}>
          Pause
        </Button>
      )}
      {may.has("RESUME") && (
        <Button busy={busy === "RESUME"} onClick={now("RESUME")}>
          Open again
        </Button>
      )}
      {may.has("APPROVE") && (
        <Button busy={busy === "APPROVE"} busyLabel="Approving" onClick={approve}>
          Approve
        </Button>
      )}
      <DecideDialog
        asked={asked}
        postingId={posting.id}
        title={posting.title}
        company={posting.company.name}
        onClose={() => setAsked(undefined)}
        give={(body) =>
          give(
            body.command === "REJECT" ? { ...body, version: read ?? posting.version } : body,
            toldHere,
          )
        }
      />
    </>
  );
});
