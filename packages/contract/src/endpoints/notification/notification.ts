import { endpoints } from "../../endpoint";
import * as schema from "../../schemas/notification";

/** What people are told of, and how they want to be told. The same calls for all three roles. */
export const notificationEndpoints = endpoints("notification", {
  list: {
    route: "GET /",
    summary: "What the signed-in person was told, the newest first.",
    query: schema.notificationQuery,
    response: schema.notifications,
  },
  read: {
    route: "PUT /read",
    summary: "Marks some or all of it as read, or as unread again.",
    own: true,
    unpaid: true,
    body: schema.readInput,
    response: schema.unreadCount,
  },
  archive: {
    route: "PUT /archive",
    summary: "Puts some of it away, or takes it out again.",
    own: true,
    unpaid: true,
    body: schema.archiveInput,
    response: schema.unreadCount,
  },
  preferences: {
    route: "GET /preferences",
    summary: "By which channel the signed-in person hears of what, and when.",
    response: schema.notificationPreferences,
  },
  savePreferences: {
    route: "PUT /preferences",
    summary: "Keeps by which channel the signed-in person hears of what, and when.",
    own: true,
    unpaid: true,
    body: schema.preferencesInput,
    response: schema.notificationPreferences,
  },
});
