import type { Role } from "@toran/contract";

/** Where each role logs in, for the links in mails. */
export const logInPath = (role: Role) =>
  ({ STUDENT: "/student/login", PLACEMENT_OFFICER: "/po/login", HUMAN_RESOURCE: "/hr/login" })[
    role
  ];

/** Where each role chooses a new password. */
export const securityPath = (role: Role) =>
  ({
    STUDENT: "/student/account",
    PLACEMENT_OFFICER: "/po/settings/password",
    HUMAN_RESOURCE: "/hr/settings/password",
  })[role];
