import { Paperclip, SendHorizontal } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../button/button";
import type { ComboboxOption } from "../combobox/option";
import { IconButton } from "../button/icon-button";
import { cn } from "../cn";
import { FieldNote } from "../field/field-note";
import { isComposing } from "../field/is-composing";
import { joinRefs } from "../field/join-refs";
import { useFileDrop } from "../file/use-file-drop";
import { Kbd } from "../menu/kbd";
import { inGroups } from "../number/count";
import { MentionList } from "./mention-list";
import { useMentions } from "./use-mentions";

export interface ComposerProps {
  /** "Message to Vikram Rao" */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onSend: () => void;
  /** Files that were chosen, pasted or dropped; without it there is no room for files. */
  onFiles?: (files: File[]) => void;
  /** The message that is answered, a ChatTile; it says nothing by itself. */
  answers?: ReactNode;
  /** What will go along, each a ChatTile. */
  tiles?: ReactNode;
  /** More buttons beside the clip. */
  tools?: ReactNode;
  /** Who is offered once an "@" is typed; their labels are written. */
  people?: readonly ComboboxOption[];
  placeholder?: string;
  /** What is longer is told and not cut off: a message that was pasted would go without its end. */
  maxLength?: number;
  /** Why nothing can be sent; takes the place of the field. */
  closed?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

const nobody: readonly ComboboxOption[] = [];
const sixLines = 6 * 22 + 20;

/** Where a message is written: Enter sends, Shift Enter breaks the line. */
export function Composer(props: ComposerProps) {
  const { label, value, onValueChange, onSend, onFiles, answers, tiles, tools } = props;
  const { closed, ref, maxLength: most = Infinity } = props;
  const text = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [folder, setFolder] = useState<string>();
  const help = useId();
  const { people = nobody } = props;
  const mentions = useMentions({ field: text, value, onValueChange, people });
  const { length } = value.trim();
  const tooLong = length > most;
  const unfit = tooLong || (length === 0 && !tiles);

  useLayoutEffect(() => {
    if (!text.current) return;
    text.current.style.height = "auto";
    text.current.style.height = `${Math.min(sixLines, text.current.scrollHeight)}px`;
  }, [value]);

  const send = () => {
    if (!unfit) {
      onSend();
      setFolder(undefined);
    }
    text.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (mentions.press(event)) return;
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const take = (files: Iterable<File>, isFolder?: string) => {
    setFolder(isFolder);
    const all = [...files];
    if (all.length > 0) onFiles?.(all);
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Words from an office program come with a picture of themselves.
    const words = types.includes("text/plain") && types.includes("text/html");
    if (!onFiles || files.length === 0 || words) return;
    event.preventDefault();
    take(files);
  };
  const { over, listeners } = useFileDrop(onFiles && take);
  if (closed) {
    return <p className="border-rule text-ink-2 border-t px-6 py-4 text-center">{closed}</p>;
  }
  return (
    <div
      {...listeners}
      className={cn(
        "bg-lift relative rounded-lg border focus-within:ring-3",
        tooLong
          ? "border-bad-mark ring-1 ring-(--bad-mark) focus-within:ring-(--bad-tint)"
          : "border-rule-control hover:border-ink-3 focus-within:border-accent-ink focus-within:ring-(--accent-tint)",
        over && "border-accent-line bg-accent-wash",
      )}
    >
      <MentionList of={mentions} />
      <textarea
        {...mentions.control}
        ref={joinRefs(text, ref)}
        rows={2}
        aria-label={label}
        aria-describedby={tooLong ? `${help}-long` : help}
        aria-invalid={tooLong || undefined}
        placeholder={props.placeholder ?? "Write a message"}
        onKeyDown={press}
        onPaste={paste}
        className="placeholder:text-ink-3 forced-focus block w-full resize-none bg-transparent px-3.5 pt-2.5 pb-1 text-base outline-none [unicode-bidi:plaintext]"
      />
      <div aria-live="polite" className="px-3.5 not-empty:pb-1">
        {tooLong && (
          <FieldNote
            id={`${help}-long`}
            error={`Keep it to ${inGroups(most)} characters; these are ${inGroups(length)}.`}
          />
        )}
        {folder !== undefined && (
          <FieldNote
            id={`${help}-folder`}
            error={`“${folder}” is a folder. Choose the files in it.`}
          />
        )}
      </div>
      {(answers || tiles) && (
        <div className="flex flex-col gap-1.5 px-3 pb-2">
          {answers}
          {tiles}
        </div>
      )}
      <div className="flex items-center gap-0.5 px-2 pb-2">
        {onFiles && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              tabIndex={-1}
              aria-label="Files for this message"
              className="sr-only"
              onChange={(event) => {
                take(event.target.files ?? []);
                event.target.value = "";
              }}
            />
            <IconButton size="sm" label="Attach files" onClick={() => picker.current?.click()}>
              <Paperclip aria-hidden="true" size={16} strokeWidth={1.75} />
            </IconButton>
          </>
        )}
        {tools}
        <span id={help} className="text-ink-3 ms-auto flex items-center gap-1.25 pe-2.5 text-xs">
          <Kbd>Enter</Kbd> to send
        </span>
        <Button size="sm" aria-disabled={unfit || undefined} onClick={send}>
          <SendHorizontal
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="rtl:-scale-x-100"
          />
          Send
        </Button>
      </div>
    </div>
  );
}
