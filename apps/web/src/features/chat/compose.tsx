import { isFailure, settle } from "@toran/api-client/failure";
import { fileRules } from "@toran/contract/file-rules";
import { limits } from "@toran/contract/limits";
import { mentionedIn } from "@toran/contract/mentions";
import type { ChatMessage } from "@toran/contract/schemas/chat";
import { Alert, IconButton } from "@toran/ui";
import { ChatTile, Composer } from "@toran/ui/chat";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { sizeProblem } from "@/lib/file-problem";
import { toldHere } from "@/lib/told-here";
import { useStores } from "@/stores/use-stores";
import type { ConversationStore } from "./conversation-store";
import { FileTile } from "./file-tile";
import { asOption, type Participant } from "./participants";
import { TemplateMenu } from "./template-menu";
import { Quote } from "./message-row";
import type { BeingWritten } from "./use-unsent";

interface ComposeProps {
  store: ConversationStore;
  /** Who will read it. */
  name: string;
  /** Who takes part, and can be mentioned. */
  people: readonly Participant[];
  closed: string | undefined;
  unsent: BeingWritten;
  /** What it answers, as that stands by now. */
  replyTo: ChatMessage | undefined;
}
/** A file that did not come, and why. */
interface Refused {
  name: string;
  why: string;
}
const sayEvery = 3000;

/** Where a message is written. */
export const Compose = observer(function Compose(props: ComposeProps) {
  const { store, name, people, closed, unsent, replyTo } = props;
  const { calls, realtime } = useStores();
  const { put } = unsent;
  const { body: text, files } = unsent.typed;
  const [bringing, setBringing] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const said = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const answered = replyTo?.id;
  const answeredBefore = useRef(answered);
  useEffect(() => {
    if (answered && answered !== answeredBefore.current) field.current?.focus();
    answeredBefore.current = answered;
  }, [answered]);

  const write = (body: string) => {
    put({ body });
    if (body && Date.now() - said.current > sayEvery) {
      said.current = Date.now();
      realtime.writes(store.id);
    }
  };
  /** Writes a text where the caret is, or over what is chosen. */
  const insert = (inserted: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    write(text.slice(0, selectionStart) + inserted + text.slice(selectionEnd));
  };
  const upload = (file: File) =>
    settle(
      calls
        .chat()
        .then((client) => client.upload({ params: { id: store.id }, body: { file } }, toldHere)),
    );
  const refuse = (file: File, why: string) =>
    setRefused((before) => [...before, { name: file.name, why }]);
  const bring = async (all: File[]) => {
    setRefused([]);
    const chosen = all.filter((file) => {
      const why = sizeProblem(file, fileRules.chat);
      if (why) refuse(file, why);
      return !why;
    });
    const room = limits.chat.attachments - files.length - bringing;
    setProblem(
      chosen.length > room ? `Send at most ${limits.chat.attachments} files at a time.` : undefined,
    );
    const taken = chosen.slice(0, Math.max(0, room));
    // Those that wait for the ones before them count as well.
    setBringing((many) => many + taken.length);
    for (const file of taken) {
      const reply = await upload(file);
      setBringing((many) => many - 1);
      if (isFailure(reply)) refuse(file, reply.errors?.["file"] ?? reply.message);
      else put((before) => ({ files: [...before.files, reply.data] }));
    }
  };
  const send = () => {
    if (bringing) return setProblem("Wait until the files have arrived.");
    const mentions = mentionedIn(text, people).map(({ id }) => id);
    void store.send({ body: text.trim(), files: [...files], replyTo, mentions });
    unsent.sent();
    setProblem(undefined);
    setRefused([]);
  };
  /** The button goes with what it takes out of the message, and the focus stays with the rest. */
  const takeOut: typeof put = (change) => {
    put(change);
    field.current?.focus();
  };
  const answers = replyTo && (
    <ChatTile
      title={<Quote of={{ name: replyTo.sender.name, body: replyTo.body }} />}
      end={
        <IconButton label="Do not reply to it" onClick={() => takeOut({ replyTo: undefined })}>
          <X aria-hidden="true" size={16} strokeWidth={1.75} />
        </IconButton>
      }
    />
  );
  const tiles = (
    <>
      {files.map((file) => (
        <FileTile
          key={file.id}
          file={file}
          onRemove={() =>
            takeOut((before) => ({ files: before.files.filter(({ id }) => id !== file.id) }))
          }
        />
      ))}
      {bringing > 0 && <p className="text-ink-3 text-xs">Bringing {bringing} …</p>}
    </>
  );
  return (
    <div className={closed ? "" : "grid grid-cols-1 gap-2 px-6 pb-4"}>
      {problem && <Alert tone="bad">{problem}</Alert>}
      {refused.length > 0 && (
        <Alert tone="bad">
          <ul>
            {refused.map(({ name: file, why }, place) => (
              <li key={`${place}-${file}`} className="wrap-anywhere">
                {file}: {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Composer
        ref={field}
        label={`Message to ${name}`}
        value={text}
        onValueChange={write}
        onSend={send}
        people={people.map(asOption)}
        tools={<TemplateMenu conversationId={store.id} field={field} onInsert={insert} />}
        onFiles={(chosen) => void bring(chosen)}
        maxLength={limits.chat.messageLength}
        answers={answers}
        {...((files.length > 0 || bringing > 0) && { tiles })}
        {...(closed && { closed })}
      />
    </div>
  );
});
