import type { NotificationPreferences } from "@toran/contract/schemas/notification";

export const preferences: NotificationPreferences = {
  channels: [
    { type: "connection.answered", channel: "IN_APP", on: true },
    { type: "connection.answered", channel: "EMAIL", on: true },
    { type: "payment.failed", channel: "IN_APP", on: true },
    { type: "payment.failed", channel: "EMAIL", on: true },
  ],
  zone: "Asia/Kolkata",
  digestHour: 8,
  quiet: { on: true, from: 22, to: 7 },
};
