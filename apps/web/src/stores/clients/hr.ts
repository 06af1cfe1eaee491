import { createClient, type Http } from "@toran/api-client";
import { hrAuth } from "@toran/contract/endpoints/auth/auth";
import { hrEndpoints } from "@toran/contract/endpoints/hr/hr";

const table = { auth: hrAuth, ...hrEndpoints };
export const hrClient = (http: Http) => createClient(table, http);
