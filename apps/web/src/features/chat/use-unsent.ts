import type { ChatFile, ChatMessage } from "@toran/contract/schemas/chat";
import { useTyped } from "@/lib/use-typed";
import { useStores } from "@/stores/use-stores";

/** A message that is being written: its words, the files that wait with the server, and what it answers. */
interface Unsent {
  body: string;
  files: readonly ChatFile[];
  replyTo: ChatMessage | undefined;
}
const nothing: Unsent = { body: "", files: [], replyTo: undefined };

/** It stays for whoever leaves the conversation, or loads the page anew: words without their files would be another message. */
export function useUnsent(conversationId: string) {
  const { session } = useStores();
  return useTyped(session.draft(`chat:${conversationId}`), nothing);
}
export type BeingWritten = ReturnType<typeof useUnsent>;
