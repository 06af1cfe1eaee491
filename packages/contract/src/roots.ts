import type { Role } from "./roles";

/** The api roots, and where each is served. */
export const roots = {
  authStudent: "/api/auth/student",
  student: "/api/v1/student",
  authPo: "/api/auth/placement-officer",
  po: "/api/v1/placement-officer",
  authHr: "/api/auth/human-resource",
  hr: "/api/v1/human-resource",
  utility: "/api/v1/utility",
  chat: "/api/v1/chat",
  notification: "/api/v1/notification",
} as const;

export type Root = keyof typeof roots;

/** The roles that may call the rows of a root, where a row does not say otherwise. */
export const rolesOf: Record<Root, readonly Role[]> = {
  authStudent: ["STUDENT"],
  student: ["STUDENT"],
  authPo: ["PLACEMENT_OFFICER"],
  po: ["PLACEMENT_OFFICER"],
  authHr: ["HUMAN_RESOURCE"],
  hr: ["HUMAN_RESOURCE"],
  utility: ["STUDENT", "PLACEMENT_OFFICER", "HUMAN_RESOURCE"],
  chat: ["PLACEMENT_OFFICER", "HUMAN_RESOURCE"],
  notification: ["STUDENT", "PLACEMENT_OFFICER", "HUMAN_RESOURCE"],
};

/** Where each role signs in and refreshes its session. */
export const authRootOf = {
  STUDENT: "authStudent",
  PLACEMENT_OFFICER: "authPo",
  HUMAN_RESOURCE: "authHr",
} as const satisfies Record<Role, Root>;
