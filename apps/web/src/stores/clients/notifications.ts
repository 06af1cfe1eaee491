import { createClient, type Http } from "@toran/api-client";
import { notificationEndpoints } from "@toran/contract/endpoints/notification/notification";

export const notificationClient = (http: Http) => createClient(notificationEndpoints, http);
