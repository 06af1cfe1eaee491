import { ArrowDown } from "lucide-react";
import { type ReactNode, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../button/button";
import { cn } from "../cn";
import { Skeleton } from "../skeleton/skeleton";

export interface ChatLogProps {
  /** "Messages with Vikram Rao" */
  label: string;
  children: ReactNode;
  /** Changes with each new message at the foot. */
  last?: string;
  /** Rises with each message the reader sends, who is then taken to the foot. */
  sent?: number;
  /** Asks for older messages; left out when there are none. */
  onOlder?: () => void;
  loadingOlder?: boolean;
  /** The reader is taken to the line with this `data-place`, once it is there; a new object goes there anew. */
  aim?: { readonly place: number } | undefined;
  className?: string;
}

/** The messages of one conversation. Stays at the foot while the reader is there, and in place while older ones come. */
export function ChatLog(props: ChatLogProps) {
  const { label, children, last, sent, onOlder, loadingOlder, aim, className } = props;
  const log = useRef<HTMLDivElement>(null);
  const atFoot = useRef(true);
  const top = useRef(0);
  const anchor = useRef<{ line: HTMLElement; top: number }>(undefined);
  const reached = useRef<Pick<ChatLogProps, "aim" | "last">>({});
  const sentBefore = useRef(sent);
  const [missed, setMissed] = useState(false);

  // Older messages push the text down; the line the reader is at keeps its place.
  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const held = anchor.current;
    if (sent !== sentBefore.current) atFoot.current = true;
    sentBefore.current = sent;
    const wanted = aim && aim !== reached.current.aim ? lineOf(box, aim.place) : undefined;
    if (wanted) {
      reached.current = { aim, last };
      box.scrollTop = wanted.offsetTop - (box.clientHeight - wanted.offsetHeight) / 2;
      atFoot.current = isAtFoot(box);
    } else if (atFoot.current) box.scrollTop = box.scrollHeight;
    else if (held?.line.isConnected) box.scrollTop += held.line.offsetTop - held.top;
    anchor.current = lineAt(box);
    top.current = box.scrollTop;
  });
  // The field below grows with what is typed, and takes its room from here.
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const sizes = new ResizeObserver(() => {
      if (atFoot.current) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  // What is at the foot of the place the reader was taken to has not just come.
  useEffect(() => {
    setMissed(!atFoot.current && last !== undefined && last !== reached.current.last);
  }, [last]);

  const scroll = (event: UIEvent<HTMLElement>) => {
    const { scrollTop } = event.currentTarget;
    // Who has not gone up has not left the foot: what is told of may have come before there was less room, or more to show.
    const wentUp = scrollTop < top.current;
    top.current = scrollTop;
    atFoot.current = isAtFoot(event.currentTarget) || (atFoot.current && !wentUp);
    if (atFoot.current && missed) setMissed(false);
    anchor.current = lineAt(event.currentTarget);
    if (scrollTop < 40 && onOlder && !loadingOlder) onOlder();
  };
  const toFoot = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  return (
    <div className={cn("relative flex min-h-0 flex-1 flex-col", className)}>
      <div
        ref={log}
        {...asLog(label)}
        aria-busy={loadingOlder || undefined}
        onScroll={scroll}
        className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-6 py-5 -outline-offset-2 [overflow-anchor:none]"
      >
        {loadingOlder && (
          <div data-waiting="" className="flex items-center gap-2.25">
            <Skeleton entity="person" className="size-6.5" />
            <Skeleton className="w-1/3" />
          </div>
        )}
        {children}
      </div>
      {missed && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button intent="secondary" size="sm" className="shadow-over" onClick={toFoot}>
            <ArrowDown aria-hidden="true" size={16} strokeWidth={1.75} />
            New messages
          </Button>
        </div>
      )}
    </div>
  );
}

const isAtFoot = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < 40;

const lineOf = (box: HTMLElement, place: number) =>
  box.querySelector<HTMLElement>(`:scope > [data-place="${place}"]`) ?? undefined;

/** The first message in sight; each lies under the one before. */
function lineAt(box: HTMLElement) {
  const lines = box.querySelectorAll<HTMLElement>(":scope > :not([data-waiting])");
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const { offsetTop = 0, offsetHeight = 0 } = lines[middle] ?? {};
    if (offsetTop + offsetHeight > box.scrollTop) to = middle;
    else from = middle + 1;
  }
  const line = lines[from];
  return line && { line, top: line.offsetTop };
}

/** A region that scrolls must be within reach of the keyboard. */
const asLog = (name: string) => ({ role: "log", "aria-label": name, tabIndex: 0 });
