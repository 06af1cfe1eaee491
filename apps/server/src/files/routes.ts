import { api } from "@toran/contract";
import type { FastifyInstance } from "fastify";
import type { Executor } from "../db/database";
import type { Deps } from "../deps";
import type { Call } from "../http/call";
import { notFound } from "../http/failures";
import { type FileReply, implement } from "../http/implement";
import type { SignedIn } from "../modules/accounts/signed-in";
import { collegeOfStudent } from "../modules/students/college-of-student";
import { rangeOf } from "./byte-range";
import { fileBy } from "./keep";
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
      return reply(deps, file, call, "public, max-age=3600");
    },
    private: async ({ user, query: { key }, call }) => {
      const file = await fileBy(deps.db, key);
      if (!file || !(await maySee(deps.db, user, file))) throw notFound("The file");
      return reply(deps, file, call, "private, no-store");
    },
  });
}

async function maySee(
  db: Executor,
  user: SignedIn,
  { visibility, ownerKind, ownerId }: StoredFile,
) {
  if (visibility === "public") return true;
  if (ownerKind === "college") return ownerId === user.collegeId;
  if (ownerKind === "company") return ownerId === user.companyId;
  if (ownerId === user.id) return true;
  return user.role === "PLACEMENT_OFFICER" && user.collegeId !== null
    ? user.collegeId === (await collegeOfStudent(db, ownerId))
    : false;
}

async function reply(
  { store }: Deps,
  file: StoredFile,
  call: Call,
  caching: string,
): Promise<FileReply> {
  const headers: Record<string, string> = {
    "content-type": file.type,
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": caching,
    "accept-ranges": "bytes",
    "content-disposition": disposition(file),
  };
  const range = rangeOf(call.header("range"), file.bytes);
  if (range === "outside")
    return {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${file.bytes}` },
      body: Buffer.alloc(0),
    };
  const body = await store.open(file.key, range);
  if (!body) throw notFound("The file");
  if (!range) return { headers: { ...headers, "content-length": String(file.bytes) }, body };
  const part = {
    "content-range": `bytes ${range.start}-${range.end}/${file.bytes}`,
    "content-length": String(range.end - range.start + 1),
  };
  return { status: 206, headers: { ...headers, ...part }, body };
}

const shown = /^(image|video)\//;

/** Pictures and videos are shown; everything else is only ever downloaded. */
function disposition({ type, name }: StoredFile) {
  const plain = name.replace(/[^\w. -]/g, "_");
  const kind = shown.test(type) ? "inline" : "attachment";
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
