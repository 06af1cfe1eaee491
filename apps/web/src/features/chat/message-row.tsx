import { isFailure } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { mentionParts } from "@toran/contract/mentions";
import type { ChatMessage } from "@toran/contract/schemas/chat";
import { Button, ConfirmDialog, IconButton, Menu, type MenuEntry } from "@toran/ui";
import { ChatMessage as Bubble, type ChatMessageProps, MentionField } from "@toran/ui/chat";
import { Ellipsis } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useFocusBack } from "@/lib/use-focus-back";
import { useTyped } from "@/lib/use-typed";
import { useStores } from "@/stores/use-stores";
import type { Aim, ConversationStore } from "./conversation-store";
import { FileTile } from "./file-tile";
import { LinkedText } from "./linked-text";
import { asOption, type Participant } from "./participants";
import { ReportDialog } from "./report-dialog";
import { clockOf } from "./words";

interface MessageRowProps {
  message: ChatMessage;
  store: ConversationStore;
  own: boolean;
  follows: boolean;
  people: readonly Participant[];
  mayWrite: boolean;
  /** Where the reader was taken to this message. */
  found: Aim | undefined;
  mark: ChatMessageProps["mark"];
  seen?: string | undefined;
  onReply: (message: ChatMessage) => void;
}
type Asked = "edit" | "remove" | "report";

/**
 * One message that has arrived, with what can be done with it. It is drawn anew when something of it changes, and not with
 * each that comes.
 */
export const MessageRow = observer(function MessageRow(props: MessageRowProps) {
  const { message, store, own, follows, mayWrite, found, mark, seen, onReply } = props;
  const [asked, ask] = useState<Asked>();
  const [removing, setRemoving] = useState(false);
  // What can be done with it depends on the time at which somebody looks.
  const [looked, look] = useState(false);
  const { deletedAt, editedAt, replyTo, attachments, body } = message;
  const entries: MenuEntry[] = [];
  if (mayWrite) entries.push({ label: "Reply", onSelect: () => onReply(message) });
  if (mayWrite && own && body && store.isFresh(message))
    entries.push({ label: "Edit", onSelect: () => ask("edit") });
  if (mayWrite && own)
    entries.push({ label: "Delete", destructive: true, onSelect: () => ask("remove") });
  if (!own) entries.push({ label: "Report", onSelect: () => ask("report") });
  // Only once it is gone: the focus then goes back to where it was, and not to a button that goes in a moment.
  const remove = async () => {
    setRemoving(true);
    await store.remove(message);
    setRemoving(false);
    ask(undefined);
  };
  const close = (open: boolean) => {
    if (!open) ask(undefined);
  };
  const row = useFocusBack(asked === "edit");
  useEffect(() => {
    if (found?.focus) row.current?.focus({ preventScroll: true });
  }, [found, row]);
  if (asked === "edit") return <EditMessage {...props} onDone={() => ask(undefined)} />;
  return (
    <div
      ref={row}
      tabIndex={-1}
      aria-current={found ? true : undefined}
      data-place={message.place}
      className="group aria-current:outline-accent-line relative aria-current:rounded-md aria-current:outline-2 aria-current:outline-offset-6"
    >
      <Bubble
        own={own}
        name={message.sender.name}
        time={clockOf(message.at)}
        dateTime={message.at}
        follows={follows}
        {...(mark && !deletedAt && { mark })}
        {...(seen && { seen: `Seen ${clockOf(seen)}` })}
        tiles={
          attachments.length > 0 &&
          attachments.map((file) => <FileTile key={file.id} file={file} />)
        }
      >
        {deletedAt ? (
          <em className="text-ink-3">
            {own ? "You deleted this message" : "This message was deleted"}
          </em>
        ) : (
          (body || replyTo) && (
            <>
              {replyTo && (
                <button
                  type="button"
                  className="hover:bg-hover block w-full rounded-sm text-start"
                  onClick={() => void store.goTo(replyTo.place, { focus: true })}
                >
                  <span className="sr-only">Go to what this answers: </span>
                  <Quote of={replyTo} />
                </button>
              )}
              {mentionParts(body, message.mentions).map(({ text, name }, index) =>
                name ? (
                  <strong key={`${index}-${name}`} className="text-accent-ink font-semibold">
                    {text}
                  </strong>
                ) : (
                  <LinkedText key={`${index}-text`}>{text}</LinkedText>
                ),
              )}
              {editedAt && <span className="text-ink-3 text-xs"> (edited)</span>}
            </>
          )
        )}
      </Bubble>
      {!deletedAt && entries.length > 0 && (
        <div className="bg-sheet absolute end-0 -top-2 rounded-md opacity-0 group-hover:opacity-100 focus-within:opacity-100 has-data-[state=open]:opacity-100">
          <Menu
            align="end"
            entries={entries}
            open={looked}
            onOpenChange={look}
            trigger={
              <IconButton
                size="sm"
                edge
                label={`More about the message of ${message.sender.name} at ${clockOf(message.at)}`}
              >
                <Ellipsis aria-hidden="true" size={14} strokeWidth={1.75} />
              </IconButton>
            }
          />
        </div>
      )}
      <ConfirmDialog
        open={asked === "remove"}
        onOpenChange={close}
        title="Delete this message?"
        description="Its words and files are gone for both sides. That it was there stays to be seen."
        confirmLabel="Delete"
        destructive
        busy={removing}
        busyLabel="Deleting"
        onConfirm={() => void remove()}
      />
      <ReportDialog
        message={message}
        open={asked === "report"}
        onOpenChange={close}
        store={store}
      />
    </div>
  );
});

export const Quote = ({ of }: { of: { name: string; body: string } }) => (
  <span className="border-accent-line text-ink-2 mb-1 block border-s-2 ps-2 text-sm">
    <span className="block font-medium">{of.name}</span>
    <span className="line-clamp-2">{of.body || "A file, or a deleted message"}</span>
  </span>
);

interface EditMessageProps extends Pick<MessageRowProps, "message" | "store" | "people"> {
  onDone: () => void;
}

function EditMessage({ message, store, people, onDone }: EditMessageProps) {
  const { session } = useStores();
  const begun = { text: message.body };
  const { typed, put, sent } = useTyped(session.draft(`chat-edit:${message.id}`), begun);
  const { text } = typed;
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
    // The form is taller than the message it takes the place of.
    current?.form?.scrollIntoView({ block: "nearest" });
  }, []);
  const save = async () => {
    setBusy(true);
    const reply = await store.edit(message, text);
    setBusy(false);
    if (isFailure(reply)) setProblem(reply.errors?.["body"] ?? reply.message);
    else leave();
  };
  const leave = () => {
    sent();
    onDone();
  };
  return (
    <form
      className="ms-auto grid w-118 max-w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MentionField
        ref={field}
        label="Edit the message"
        rows={3}
        maxLength={limits.chat.messageLength}
        value={text}
        error={problem}
        onValueChange={(changed) => put({ text: changed })}
        people={people.map(asOption)}
      />
      <div className="flex justify-end gap-2">
        <Button intent="secondary" size="sm" onClick={leave}>
          Cancel
        </Button>
        <Button type="submit" size="sm" busy={busy} busyLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  );
}
