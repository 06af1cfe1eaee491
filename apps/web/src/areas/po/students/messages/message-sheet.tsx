import type { SentMessage, WholeMessage } from "@toran/contract/schemas/office-message";
import { EmptyState, Sheet } from "@toran/ui";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { LinkedText } from "@/features/chat/linked-text";
import { Load } from "@/lib/load";
import { Loadable } from "@/lib/loadable";
import { rowBeside } from "@/lib/row-beside";
import type { WindowStore } from "@/lib/window-store";
import { useStores } from "@/stores/use-stores";
import { students, when } from "../words";

interface MessageSheetProps {
  id: string;
  list: WindowStore<SentMessage, object>;
  onOpen: (id: string | undefined) => void;
}

/** One message that was sent, whole, beside the list. */
export const MessageSheet = observer(function MessageSheet({
  id,
  list,
  onOpen,
}: MessageSheetProps) {
  const { calls } = useStores();
  const [message] = useState(
    () =>
      new Loadable<WholeMessage>(async () => (await calls.po()).messages.read({ params: { id } })),
  );
  useEffect(() => void message.load(), [message]);
  const at = list.rows.findIndex((row) => row.id === id);
  const known = message.value ?? list.rows[at];
  return (
    <Sheet
      open
      onOpenChange={() => onOpen(undefined)}
      title={known?.subject ?? "Message"}
      description={
        known && [when(known.at), known.by ?? "somebody who left"].filter(Boolean).join(", by ")
      }
      onMove={(by) => onOpen(rowBeside(list, at, by)?.id ?? id)}
      atStart={at <= 0}
      atEnd={at < 0 || at === list.rows.length - 1}
    >
      {message.failure?.status === 404 ? (
        <EmptyState title="There is no such message">The link may be old.</EmptyState>
      ) : (
        <Load of={message}>
          {({ recipients, opened, text }) => (
            <div className="grid gap-4">
              <p className="text-ink-2">
                Sent to {students(recipients)}, opened by {opened.toLocaleString("en-IN")}.
              </p>
              <p className="wrap-break-word whitespace-pre-line">
                <LinkedText>{text}</LinkedText>
              </p>
            </div>
          )}
        </Load>
      )}
    </Sheet>
  );
});
