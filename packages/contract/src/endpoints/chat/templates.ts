import { z } from "zod/mini";
import { endpoints } from "../../endpoint";
import * as schema from "../../schemas/chat-template";

/** Short texts that the people of a college or a company write again and again; one list for each team. */
export const chatTemplates = endpoints("chat", {
  list: {
    route: "GET /templates",
    summary: "The templates of the team, by their names.",
    response: z.array(schema.chatTemplate),
  },
  create: {
    route: "POST /templates",
    summary: "Adds a template for the whole team.",
    body: schema.templateInput,
    response: schema.chatTemplate,
  },
  update: {
    route: "PUT /templates/{id}",
    summary: "Changes a template of the team.",
    body: schema.templateEdit,
    response: schema.chatTemplate,
  },
  remove: {
    route: "DELETE /templates/{id}",
    summary: "Takes a template away from the team.",
  },
  filled: {
    route: "GET /conversations/{id}/templates",
    summary: "The templates of the team as they read in a conversation.",
    response: z.array(schema.filledTemplate),
  },
});
