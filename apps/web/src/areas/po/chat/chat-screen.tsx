import { Chat } from "@/features/chat/chat";

export const ChatScreen = () => <Chat area="po" />;
