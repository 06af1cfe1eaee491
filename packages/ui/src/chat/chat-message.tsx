import { Check, CheckCheck, Eye, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar";
import { Button } from "../button/button";
import { cn } from "../cn";

export interface ChatMessageProps {
  /** Who wrote it. */
  name: string;
  picture?: string;
  /** Written by the reader. */
  own?: boolean;
  /** "16:14" */
  time: string;
  dateTime?: string;
  /** Follows a message of the same person: no name and picture again. */
  follows?: boolean;
  /** The text; line breaks are kept. */
  children?: ReactNode;
  /** Files, job links and proposed times, each a ChatTile. */
  tiles?: ReactNode;
  state?: "sent" | "sending" | "failed";
  onRetry?: () => void;
  /** How far the reader's own message has come on the other side. */
  mark?: keyof typeof marks;
  /** "Seen 11:43", under the reader's last message. */
  seen?: string;
}

const marks = {
  sent: { Glyph: Check, name: "Sent" },
  delivered: { Glyph: CheckCheck, name: "Delivered" },
  read: { Glyph: Eye, name: "Read" },
};

/** Each line of a message is written in the direction of its own script. */
const words = "wrap-break-word whitespace-pre-wrap [unicode-bidi:plaintext]";

/** One message: the reader's own in a tinted bubble at the end, others' as plain text with a face. */
export function ChatMessage(props: ChatMessageProps) {
  return props.own ? <OwnMessage {...props} /> : <OthersMessage {...props} />;
}

function Time({ time, dateTime }: Pick<ChatMessageProps, "time" | "dateTime">) {
  return (
    <time dateTime={dateTime} className="text-ink-3 tnum text-xs whitespace-nowrap">
      {time}
    </time>
  );
}

/** Told apart by its shape, and by its name. */
function Mark({ mark }: { mark: keyof typeof marks }) {
  const { Glyph, name } = marks[mark];
  const named = { role: "img", "aria-label": name };
  return (
    <Glyph
      {...named}
      size={14}
      strokeWidth={2}
      className={cn("flex-none", mark === "read" ? "text-accent-ink" : "text-ink-3")}
    >
      <title>{name}</title>
    </Glyph>
  );
}

function OwnMessage(props: ChatMessageProps) {
  const { name, time, dateTime, children, tiles, state = "sent", onRetry, seen } = props;
  const mark = props.mark && <Mark mark={props.mark} />;
  return (
    <article aria-label={`${name}, you`} className="flex flex-col items-end gap-1.5 text-base">
      {children && (
        <div className="flex max-w-full items-end gap-2.5">
          {mark ? (
            <span className="flex items-center gap-1">
              {mark}
              <Time time={time} dateTime={dateTime} />
            </span>
          ) : (
            <Time time={time} dateTime={dateTime} />
          )}
          <p
            className={cn(
              words,
              "rounded-sheet max-w-118 min-w-0 rounded-ee-xs px-3 py-2 forced-colors:border",
              state === "failed" ? "bg-bad-tint" : "bg-accent-tint",
              state === "sending" && "text-ink-2",
            )}
          >
            {children}
          </p>
        </div>
      )}
      {tiles && <div className="flex w-118 max-w-full flex-col gap-1.5">{tiles}</div>}
      {!children && mark}
      {state === "sending" && <span className="text-ink-3 text-xs">Sending</span>}
      {state === "failed" && (
        <span role="alert" className="text-bad flex items-center gap-1.5 text-xs">
          <TriangleAlert aria-hidden="true" size={14} strokeWidth={2} />
          Not sent. Your text is kept.
          <Button intent="link" size="sm" onClick={onRetry}>
            Retry
          </Button>
        </span>
      )}
      {seen && <span className="text-ink-3 text-xs">{seen}</span>}
    </article>
  );
}

function OthersMessage(props: ChatMessageProps) {
  const { name, picture, time, dateTime, follows, children, tiles } = props;
  return (
    <article aria-label={name} className="flex max-w-118 flex-col gap-1 text-base">
      {!follows && (
        <header className="flex items-center gap-2.25 text-sm">
          <Avatar decorative entity="person" size="sm" name={name} src={picture} />
          <span className="font-semibold">{name}</span>
          <Time time={time} dateTime={dateTime} />
        </header>
      )}
      {children && <p className={cn(words, "ms-8.75 self-start")}>{children}</p>}
      {tiles && <div className="flex flex-col gap-1.5 ps-8.75">{tiles}</div>}
    </article>
  );
}

export interface ChatLineProps {
  icon?: ReactNode;
  children: ReactNode;
  time?: string;
  dateTime?: string;
}

/** What the product tells in a chat: somebody opened a job, a booking was confirmed. */
export function ChatLine({ icon, children, time, dateTime }: ChatLineProps) {
  return (
    <p className="text-ink-2 flex items-center justify-center gap-2 text-center">
      {icon && (
        <span aria-hidden="true" className="text-ink-3 flex-none">
          {icon}
        </span>
      )}
      <span>{children}</span>
      {time && <Time time={time} dateTime={dateTime} />}
    </p>
  );
}

/** "Today", "Wednesday 12 November": where one day of a chat ends. */
export function ChatDay({ children }: { children: ReactNode }) {
  return (
    <h3 className="text-ink-2 before:bg-rule after:bg-rule flex items-center gap-4 text-xs font-normal before:h-px before:flex-1 after:h-px after:flex-1">
      {children}
    </h3>
  );
}

export interface ChatTileProps {
  /** A file's icon, a company's mark, the day of a proposed time. */
  picture?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end: a button, or a status. */
  end?: ReactNode;
}

/** Something attached to a message. */
export function ChatTile({ picture, title, detail, end }: ChatTileProps) {
  return (
    <div className="border-rule-strong bg-sheet flex min-h-13 items-center gap-3 rounded-lg border px-2.5 py-1.5 text-sm">
      {picture && <div className="flex-none">{picture}</div>}
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        {detail && (
          <p className="text-ink-3 text-xs">
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
      {end && <div className="flex-none">{end}</div>}
    </div>
  );
}
