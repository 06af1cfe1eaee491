import { hrAuth, poAuth, studentAuth } from "./endpoints/auth/auth";
import { hrEndpoints } from "./endpoints/hr/hr";
import { poEndpoints } from "./endpoints/po/po";
import { utility } from "./endpoints/site/utility";
import { studentEndpoints } from "./endpoints/student/student";

/** The whole table: every call of the product. A screen takes its own slice by a deeper import. */
export const api = {
  site: utility,
  student: { auth: studentAuth, ...studentEndpoints },
  po: { auth: poAuth, ...poEndpoints },
  hr: { auth: hrAuth, ...hrEndpoints },
};
export type Api = typeof api;
