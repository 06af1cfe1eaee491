import type { OpenConversation } from "@toran/contract/schemas/chat";

/** Somebody of either side, and of whom they are. */
export type Participant = OpenConversation["people"][number] & { of: string };

/** Somebody as they are offered to be mentioned. */
export const asOption = ({ id, name, designation, of }: Participant) => ({
  value: id,
  label: name,
  detail: [designation, of].filter(Boolean).join(", "),
});
