import type { ChatMessage } from "@toran/contract/schemas/chat";
import { Button } from "@toran/ui";
import { ChatDay, ChatLog, ChatMessage as Bubble } from "@toran/ui/chat";
import { observer } from "mobx-react-lite";
import { Fragment } from "react";
import type { ConversationStore } from "./conversation-store";
import { EventLine } from "./event-line";
import { FileTile } from "./file-tile";
import { entriesOf } from "./log-entries";
import { MessageRow } from "./message-row";
import type { Participant } from "./participants";
import { clockOf, dayOf } from "./words";

interface LogProps {
  area: "po" | "hr";
  store: ConversationStore;
  name: string;
  me: string;
  myName: string;
  /** Who can be mentioned in what is written. */
  people: readonly Participant[];
  mayWrite: boolean;
  onReply: (message: ChatMessage) => void;
}

/** What is pressed beside a message that was not sent goes with it, and the focus would go along. */
const focusStays = () =>
  document.activeElement?.closest<HTMLElement>("[role=log]")?.focus({ preventScroll: true });

/** The messages of a conversation by their days, what happened between them, and behind them what is still on its way. */
export const Log = observer(function Log(props: LogProps) {
  const { area, store, name, me, myName, people, mayWrite, onReply } = props;
  const { messages, outbox } = store;
  const entries = entriesOf(messages, store.events);
  const newest = entries.at(-1);
  const lastOwn = messages.findLast(({ sender, deletedAt }) => sender.id === me && !deletedAt);
  return (
    <ChatLog
      key={store.windows}
      label={`Messages with ${name}`}
      last={outbox.waiting.at(-1)?.clientId ?? (newest?.message ?? newest?.event)?.id ?? ""}
      sent={outbox.sent}
      loadingOlder={store.loadingOlder}
      aim={store.aim}
      {...(store.older && { onOlder: () => void store.loadOlder() })}
    >
      {entries.map(({ message, event, day, follows }) =>
        message ? (
          <Fragment key={message.id}>
            {day && <ChatDay>{dayOf(message.at)}</ChatDay>}
            {message.place === store.firstUnread && (
              <p className="text-accent-ink before:bg-accent-line after:bg-accent-line flex items-center gap-4 text-xs font-medium before:h-px before:flex-1 after:h-px after:flex-1">
                New
              </p>
            )}
            <MessageRow
              message={message}
              store={store}
              own={message.sender.id === me}
              follows={follows}
              people={people}
              mayWrite={mayWrite}
              found={message.place === store.aim?.place ? store.aim : undefined}
              mark={message.sender.id === me ? store.markOf(message) : undefined}
              seen={message === lastOwn ? store.seenAt(message) : undefined}
              onReply={onReply}
            />
          </Fragment>
        ) : (
          <Fragment key={event.id}>
            {day && <ChatDay>{dayOf(event.at)}</ChatDay>}
            <EventLine area={area} event={event} other={name} />
          </Fragment>
        ),
      )}
      {outbox.waiting.map((each) => (
        <div key={each.clientId}>
          <Bubble
            own
            name={myName}
            time={clockOf(each.at)}
            dateTime={each.at}
            state={each.state}
            onRetry={() => {
              focusStays();
              void outbox.retry(each.clientId);
            }}
            tiles={
              each.files.length > 0 &&
              each.files.map((file) => <FileTile key={file.id} file={file} />)
            }
          >
            {each.body}
          </Bubble>
          {each.refusal && (
            <p className="text-bad flex items-center justify-end gap-2 text-xs">
              {each.refusal}
              <Button
                intent="link"
                size="sm"
                onClick={() => {
                  focusStays();
                  outbox.discard(each.clientId);
                }}
              >
                Discard
              </Button>
            </p>
          )}
        </div>
      ))}
      {store.newer && (
        <div className="flex justify-center gap-2">
          <Button intent="secondary" size="sm" onClick={() => void store.loadNewer()}>
            Show newer
          </Button>
          <Button intent="secondary" size="sm" onClick={() => void store.show()}>
            Go to the newest
          </Button>
        </div>
      )}
    </ChatLog>
  );
});
