import type { Ticket, TicketFile } from "@toran/contract/schemas/ticket";
import { mayMoveTicket } from "@toran/contract/schemas/ticket";
import type { AreaName } from "@/navigation/areas";
import { useLastingFileLink } from "@/stores/use-file-link";
import { ReplyForm } from "./reply-form";
import { day } from "./words";

interface ConversationProps {
  area: AreaName;
  ticket: Ticket;
  onChanged: (after: Ticket) => void;
  /** It stands otherwise by now than it is shown. */
  onStale: () => void;
}

/** A question with all that was said since, and room to say more while it is not closed. */
export function Conversation({ area, ticket, onChanged, onStale }: ConversationProps) {
  const { message, files, messages, state, closesAt } = ticket;
  const all = [{ by: "USER" as const, text: message, at: ticket.at, files }, ...messages];
  const mayReply = (["ADD", "REPLY", "REOPEN"] as const).some((command) =>
    mayMoveTicket(command, "USER", state),
  );
  return (
    <div className="mt-2 grid gap-3">
      <ol className="grid gap-3">
        {all.map(({ by, text, at, files: sent }) => (
          <li key={`${by} ${at}`}>
            <p className="text-ink-3 text-sm">
              {by === "USER" ? "You" : "Support"}, {day.format(new Date(at))}
            </p>
            <p className="text-ink-2 text-base wrap-break-word whitespace-pre-line">{text}</p>
            {sent.map((file) => (
              <SentFile key={file.id} file={file} />
            ))}
          </li>
        ))}
      </ol>
      {closesAt && (
        <p className="text-ink-3 text-sm">It closes on {day.format(new Date(closesAt))}.</p>
      )}
      {mayReply ? (
        <ReplyForm area={area} ticket={ticket} onChanged={onChanged} onStale={onStale} />
      ) : (
        <p className="text-ink-3 text-sm">It is closed. If it comes back, write to us anew.</p>
      )}
    </div>
  );
}

function SentFile({ file: { key, name } }: { file: TicketFile }) {
  const url = useLastingFileLink(key);
  return url ? (
    <a href={url} target="_blank" rel="noreferrer" className="link block w-fit wrap-anywhere">
      {name}
    </a>
  ) : (
    <span className="block wrap-anywhere">{name}</span>
  );
}
