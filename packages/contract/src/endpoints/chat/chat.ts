import { endpoints } from "../../endpoint";
import { fileRules } from "../../file-rules";
import * as schema from "../../schemas/chat";

/** Chat of officers and HR users over an approved connection; the same calls for both. */
export const chatEndpoints = endpoints("chat", {
  list: {
    route: "GET /conversations",
    summary: "Conversations of the college or company, the liveliest first.",
    query: schema.conversationQuery,
    response: schema.conversations,
  },
  open: {
    route: "POST /conversations",
    summary:
      "Opens the conversation with a connected college or company; there is one for each subject.",
    body: schema.conversationInput,
    response: schema.conversation,
  },
  read: {
    route: "GET /conversations/{id}",
    summary: "One conversation: who takes part, and which files were shared.",
    response: schema.openConversation,
  },
  messages: {
    route: "GET /conversations/{id}/messages",
    summary: "Messages of a conversation, before, after or around a place, or from a day on.",
    query: schema.messageQuery,
    response: schema.messages,
  },
  transcript: {
    route: "GET /conversations/{id}/transcript",
    summary: "The whole conversation as plain text.",
    reply: "blob",
  },
  send: {
    route: "POST /conversations/{id}/messages",
    summary: "Sends a message. Sent again with the same client id, it is still one.",
    body: schema.messageInput,
    response: schema.chatMessage,
  },
  markRead: {
    route: "PUT /conversations/{id}/read",
    summary: "Keeps how far the signed-in person has read.",
    own: true,
    unpaid: true,
    body: schema.readPlace,
    response: schema.chatUnread,
  },
  keep: {
    route: "PUT /conversations/{id}/mine",
    summary: "Mutes a conversation, or puts it away, for the signed-in person alone.",
    own: true,
    unpaid: true,
    body: schema.conversationMine,
    response: schema.conversation,
  },
  review: {
    route: "PUT /conversations/{id}/review",
    summary: "Ends the look at a report: a lead of the college opens the conversation again.",
    roles: ["PLACEMENT_OFFICER"],
    response: schema.conversation,
  },
  upload: {
    route: "POST /conversations/{id}/files",
    summary: "Brings a file that a message will carry.",
    encoding: "multipart",
    files: { file: fileRules.chat },
    response: schema.chatFile,
  },
  file: {
    route: "GET /files/{id}",
    summary: "A file of a conversation.",
    reply: "blob",
  },
  edit: {
    route: "PUT /messages/{id}",
    summary: "Changes an own message within 15 minutes.",
    body: schema.messageEdit,
    response: schema.chatMessage,
  },
  remove: {
    route: "DELETE /messages/{id}",
    summary: "Takes an own message away; that it was there stays to be seen.",
    response: schema.chatMessage,
  },
  report: {
    route: "POST /messages/{id}/report",
    summary: "Reports a message to the leads of the college.",
    body: schema.reportInput,
  },
  search: {
    route: "GET /search",
    summary: "Searches the messages of all conversations, or of one.",
    query: schema.chatSearch,
    response: schema.chatHits,
  },
  unread: {
    route: "GET /unread",
    summary: "How many messages wait to be read.",
    response: schema.chatUnread,
  },
});
