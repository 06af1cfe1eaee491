import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../db/database";
import type { Deps } from "../deps";
import { notFound } from "../http/failures";
import { implement } from "../http/implement";
import type { SignedIn } from "../modules/accounts/signed-in";
import { wasSentPicture } from "../modules/hiring/applications/sent";
import { collegeOfStudent } from "../modules/students/college-of-student";
import { fileBy } from "./keep";
import { isGoodLink, linkTo } from "./link";
import { fileReply } from "./file-reply";
import { loaderAnimation, loaderAnimationKey } from "./loader-animation";
import type { files } from "./tables";

type StoredFile = typeof files.$inferSelect;

/** Files by their key: to anyone who may not see one, it does not exist. */
export function fileRoutes(app: FastifyInstance, deps: Deps) {
  implement(app, deps, api.site.assets, {
    public: async ({ query: { key }, call }) => {
      if (key === loaderAnimationKey) return loaderAnimation();
      const file = await fileBy(deps.db, key);
      if (file?.visibility !== "public") throw notFound("The file");
      return fileReply(deps, file, call, "public, max-age=3600");
    },
    private: async ({ user, query: { key }, call }) => {
      const file = await fileBy(deps.db, key);
      if (!file || !(await maySee(deps.db, user, file))) throw notFound("The file");
      return fileReply(deps, file, call, "private, no-store");
    },
    // A video element sends no token, so a file that plays in the page has an address of its own for a while.
    link: async ({ user, query: { key } }) => {
      const file = await fileBy(deps.db, key);
      if (!file || !(await maySee(deps.db, user, file))) throw notFound("The file");
      return linkTo(deps, file.key, deps.now());
    },
    linked: async ({ query, call }) => {
      if (!isGoodLink(deps, query, deps.now())) throw notFound("The file");
      const file = await fileBy(deps.db, query.key);
      if (!file) throw notFound("The file");
      return fileReply(deps, file, call, "private, no-store");
    },
  });
}

async function maySee(
  db: Executor,
  user: SignedIn,
  { key, visibility, ownerKind, ownerId }: StoredFile,
) {
  if (visibility === "public") return true;
  if (ownerKind === "college") return ownerId === user.collegeId;
  if (ownerKind === "company") return ownerId === user.companyId;
  if (ownerKind === "conversation") return false;
  if (ownerId === user.id) return true;
  if (user.role === "STUDENT") return false;
  const own = user.role === "PLACEMENT_OFFICER" && user.collegeId !== null;
  if (own && user.collegeId === (await collegeOfStudent(db, ownerId))) return true;
  return (user.companyId ?? user.collegeId) !== null
    ? wasSentPicture(db, user, { key, ownerId })
    : false;
}
