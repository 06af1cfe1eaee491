import { Readable } from "node:stream";
import { collegeDay } from "@toran/contract/calendar/zones";
import type { Deps } from "../../deps";
import { filesOf } from "../../files/keep";
import { type ZipEntry, zipOf } from "../../files/zip-writer";
import type { FileReply } from "../../http/implement";
import type { SignedIn } from "../accounts/signed-in";
import { keptOfStaff } from "./kept-of-staff";
import { keptOfStudent } from "./kept-of-student";

/** Everything that is kept about somebody: files of JSON, and each file as it was given. */
export async function exportOf(deps: Deps, user: SignedIn): Promise<FileReply> {
  const kept = user.role === "STUDENT" ? keptOfStudent : keptOfStaff;
  const pages = Object.entries(await kept(deps, user));
  const files = await filesOf(deps.db, "user", user.id);
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const [name, value] of pages)
      yield { name, bytes: [Buffer.from(JSON.stringify(value, null, 2))] };
    for (const { key, name } of files) {
      const bytes = await deps.store.open(key);
      // The key tells two files of one name apart, and names the file in the JSON.
      if (bytes) yield { name: `files/${key}-${name}`, bytes: bytes as AsyncIterable<Buffer> };
    }
  };
  const day = collegeDay(deps.now());
  return {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="toran-${day}.zip"`,
      "cache-control": "private, no-store",
    },
    body: Readable.from(zipOf(entries(), deps.now())),
  };
}
