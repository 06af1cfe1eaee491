import { createClient, type Http } from "@toran/api-client";
import { poAuth } from "@toran/contract/endpoints/auth/auth";
import { poEndpoints } from "@toran/contract/endpoints/po/po";

const table = { auth: poAuth, ...poEndpoints };
export const poClient = (http: Http) => createClient(table, http);
