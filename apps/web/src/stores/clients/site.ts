import { createClient, type Http } from "@toran/api-client";
import { utility } from "@toran/contract/endpoints/site/utility";

export const siteClient = (http: Http) => createClient(utility, http);
