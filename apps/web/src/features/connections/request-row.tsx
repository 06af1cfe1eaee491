import type { Connection } from "@toran/contract/schemas/connection";
import { Avatar, Button } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AppLink } from "@/lib/app-link";
import { useMayChange } from "@/stores/use-may-change";
import type { Decide } from "./answer-dialog";
import { type ConnectionArea, sides } from "./sides";
import { dueWords } from "./due-words";
import { logoOf } from "./logo";

interface RequestRowProps {
  area: ConnectionArea;
  request: Connection;
  decide: Decide;
  onDecline: (request: Connection) => void;
  /** Leaves out what was written with the request, where there is little room. */
  brief?: boolean;
}

/** A request that waits: one of the other side is answered in its row, one's own can be taken back. */
export const RequestRow = observer(function RequestRow({
  area,
  request,
  decide,
  onDecline,
  brief,
}: RequestRowProps) {
  const { own, entity, pathOf } = sides[area];
  const other = request[entity];
  const theirs = request.initiatedBy !== own;
  const mayChange = useMayChange(area);
  const [busy, setBusy] = useState(false);
  const answer = async (status: "APPROVED" | "WITHDRAWN") => {
    setBusy(true);
    await decide({ status });
    setBusy(false);
  };
  return (
    <li
      className={`flex flex-wrap gap-x-3 gap-y-1 ${brief ? "min-h-15 items-center py-2" : "items-start py-3"}`}
    >
      <Avatar entity={entity} name={other.name} src={logoOf(other.picture)} decorative />
      <div className="min-w-40 flex-1">
        <AppLink href={pathOf(other.id)} className="font-medium hover:underline">
          {other.name}
        </AppLink>
        <p className="text-ink-3 text-xs">
          {[other.city, dueWords(request.dueAt, new Date())].filter(Boolean).join(" · ")}
        </p>
        {request.message && !brief && (
          <p className="text-ink-2 max-w-read mt-1 wrap-break-word whitespace-pre-line">
            {request.message}
          </p>
        )}
      </div>
      {mayChange && theirs && (
        <div className="ms-auto flex gap-3">
          <Button
            intent="quiet"
            aria-label={`Decline ${other.name}`}
            onClick={() => onDecline(request)}
            disabled={busy}
          >
            Decline
          </Button>
          <Button
            intent="soft"
            aria-label={`Accept ${other.name}`}
            busy={busy}
            onClick={() => void answer("APPROVED")}
          >
            Accept
          </Button>
        </div>
      )}
      {mayChange && !theirs && (
        <Button
          intent="quiet"
          className="ms-auto"
          aria-label={`Take back the request to ${other.name}`}
          busy={busy}
          onClick={() => void answer("WITHDRAWN")}
        >
          Take back
        </Button>
      )}
    </li>
  );
});
