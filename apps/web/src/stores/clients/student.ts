import { createClient, type Http } from "@toran/api-client";
import { studentAuth } from "@toran/contract/endpoints/auth/auth";
import { studentEndpoints } from "@toran/contract/endpoints/student/student";

const table = { auth: studentAuth, ...studentEndpoints };
export const studentClient = (http: Http) => createClient(table, http);
