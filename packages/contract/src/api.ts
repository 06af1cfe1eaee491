import { hrAuth, poAuth, studentAuth } from "./endpoints/auth/auth";
import { chatEndpoints } from "./endpoints/chat/chat";
import { chatTemplates } from "./endpoints/chat/templates";
import { hrEndpoints } from "./endpoints/hr/hr";
import { notificationEndpoints } from "./endpoints/notification/notification";
import { poEndpoints } from "./endpoints/po/po";
import { utility } from "./endpoints/site/utility";
import { studentEndpoints } from "./endpoints/student/student";

/** The whole table: every call of the product. A screen takes its own slice by a deeper import. */
export const api = {
  site: utility,
  student: { auth: studentAuth, ...studentEndpoints },
  po: { auth: poAuth, ...poEndpoints },
  hr: { auth: hrAuth, ...hrEndpoints },
  notifications: notificationEndpoints,
  chat: { ...chatEndpoints, templates: chatTemplates },
};
export type Api = typeof api;
