import { createClient, type Http } from "@toran/api-client";
import { chatEndpoints } from "@toran/contract/endpoints/chat/chat";
import { chatTemplates } from "@toran/contract/endpoints/chat/templates";

export const chatClient = (http: Http) =>
  createClient({ ...chatEndpoints, templates: chatTemplates }, http);
