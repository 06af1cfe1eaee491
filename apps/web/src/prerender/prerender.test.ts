import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { knownPaths } from "./prerender";

const leads = (path: string) =>
  knownPaths().some((known) => matchPath({ path: known, end: true }, path));

test.each(["/", "/student", "/po", "/hr/jobs/7", "/student/template/swiss", "/hr/otp/havingissue"])(
  "the server is told that %s leads somewhere",
  (path) => expect(leads(path)).toBe(true),
);

test.each(["/nope", "/student/nope", "/po/nope/more", "/student/edit/nope", "/page-not-found"])(
  "the server is not told that %s leads anywhere",
  (path) => expect(leads(path)).toBe(false),
);
