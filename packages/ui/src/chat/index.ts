export { ChatLog, type ChatLogProps } from "./chat-log";
export {
  ChatDay,
  ChatLine,
  type ChatLineProps,
  ChatMessage,
  type ChatMessageProps,
  ChatTile,
  type ChatTileProps,
} from "./chat-message";
export { Composer, type ComposerProps } from "./composer";
export { MentionField, type MentionFieldProps } from "./mention-field";
