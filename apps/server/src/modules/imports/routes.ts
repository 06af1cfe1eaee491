import { randomUUID } from "node:crypto";
import { api, limits } from "@toran/contract";
import {
  importedOver,
  importedPersonal,
  type importInput,
  type ImportPreview,
} from "@toran/contract/schemas/account-data";
import * as contract from "@toran/contract/schemas/portfolio";
import { skillInput } from "@toran/contract/schemas/skill";
import type { UserData } from "@toran/contract/schemas/student";
import type { FastifyInstance } from "fastify";
import { z } from "zod/mini";
import type { Executor } from "../../db/database";
import type { Deps } from "../../deps";
import { Failure, refused, requireSeen } from "../../http/failures";
import { implement, said } from "../../http/implement";
import { required, type Upload } from "../../http/uploads";
import { holdUser } from "../accounts/modes";
import type { SignedIn } from "../accounts/signed-in";
import { addItem, allItems, changeItem, type Saving } from "../portfolio/items";
import { contentOf, folded, titleOf } from "../portfolio/sections";
import { placeAmongTop } from "../portfolio/skills";
import { savePersonal, userDataOf } from "../students/personal";
import type { Found, PersonalField } from "./found";
import { fromJsonResume } from "./from-json-resume";
import { fromLinkedIn } from "./from-linkedin";
import { areStudiesOf, saidOtherwise } from "./held";

const inputs = {
  education: contract.educationInput,
  projects: contract.projectInput,
  experiences: contract.experienceInput,
  achievements: contract.achievementInput,
  skills: skillInput,
  additional: contract.additionalInput,
};

/** Taking in what stands elsewhere: first a look that changes nothing, then what was chosen. */
export function importRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps;
  implement(app, deps, api.student.imports, {
    preview: async ({ user, files }) => {
      const upload = required(files.file, "file", "Choose a file.");
      const { source, found } = read(upload);
      const current = await userDataOf(db, user);
      return {
        source,
        items: await previewed(db, user, { found, current }),
        personal: differing(found, current),
        ignored: [...saidOtherwise(found, current), ...leftOut(found)],
      };
    },
    commit: async ({ user, body }) => {
      const now = deps.now();
      const done = { added: 0, replaced: 0 };
      await db.transaction(async (tx) => {
        for (const [index, { section, item, replaces }] of body.items.entries())
          await atItem(index, async () => {
            if (replaces) {
              const given: Saving = { ...item, version: replaces.version };
              await changeItem(tx, user, section, replaces.id, given, null, now);
              done.replaced++;
              return;
            }
            const { item: added, again } = await addItem(tx, user, section, item, null, now);
            if (section === "skills" && !again) await placeAmongTop(tx, added, item.top);
            if (!again) done.added++;
          });
        if (!body.personal) return;
        await holdUser(tx, user);
        requireLines(body, await userDataOf(tx, user));
        await savePersonal(tx, user, body.personal, now);
      });
      return said(done, "Taken into your portfolio.");
    },
  });
}

/** What of a file is not offered; nothing is left out in silence. */
function leftOut({ ignored, items }: Found) {
  const more = items.length - limits.importedItems;
  const rest =
    more > 0 ? [`${more} more items: take these in first, then choose the file again`] : [];
  return [...ignored.slice(0, 100), ...rest];
}

function read({ bytes, type }: Upload): { source: ImportPreview["source"]; found: Found } {
  if (type === "application/json") {
    const found = fromJsonResume(bytes);
    if (!found) throw refused({ file: "That file is not a JSON Resume." });
    return { source: "JSON_RESUME", found };
  }
  const found = fromLinkedIn(bytes);
  if (!found)
    throw refused({
      file: "That archive is not the one that LinkedIn sends. Choose the ZIP as it came.",
    });
  return { source: "LINKEDIN", found };
}

/** Each item with what is wrong with it, and the one it may already be here as. */
async function previewed(
  db: Executor,
  user: SignedIn,
  { found, current }: { found: Found; current: UserData },
) {
  const there = await allItems(db, user);
  return found.items.slice(0, limits.importedItems).map(({ section, item }) => {
    const result = z.safeParse(inputs[section], item);
    const problems: Record<string, string> = {};
    for (const { path, message } of result.error?.issues ?? [])
      problems[path.map(String).join(".")] ??= message;
    const content = contentOf(section, item);
    const title = titleOf(section, content);
    const same = there.find(
      (each) =>
        each.section === section &&
        each.name === folded(title) &&
        folded(placeOf(each.content)) === folded(placeOf(content)),
    );
    return {
      section,
      title,
      // Named by the preview, so that a list that is taken in twice adds its items once.
      item: { ...item, formKey: randomUUID() },
      problems,
      same: same
        ? { id: same.id, version: same.version, title: titleOf(section, same.content) }
        : null,
      held: section === "education" && !same && areStudiesOf(current, item),
    };
  });
}

const placeOf = (content: object) =>
  "organisation" in content && typeof content.organisation === "string" ? content.organisation : "";

/** The lines about a person that the file says otherwise than their profile, as they would be kept, or with what is wrong. */
function differing({ personal }: Found, current: UserData): ImportPreview["personal"] {
  return (Object.entries(personal) as [PersonalField, string][])
    .map(([field, given]) => {
      const { data: incoming = given, error } = z.safeParse(importedPersonal.shape[field], given);
      const problem = error?.issues[0]?.message ?? null;
      return { field, current: current[field], incoming, problem };
    })
    .filter(({ field, incoming }) => incoming !== current[field]);
}

/** Refuses lines where others stand by now than their owner saw; those that were taken in before do no harm. */
function requireLines({ personal = {}, seen }: z.output<typeof importInput>, now: UserData) {
  const fields = z.keyof(importedPersonal).options.filter((field) => field in personal);
  if (fields.every((field) => now[field] === (personal[field] ?? null))) return;
  const over = Object.fromEntries(fields.map((field) => [field, now[field]]));
  requireSeen(importedOver, seen, over);
}

/** A refusal is told at the item it is about. */
async function atItem(index: number, work: () => Promise<void>) {
  try {
    await work();
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    const { errors = { item: cause.said.message }, ...saidOf } = cause.said;
    const placed = Object.entries(errors).map(([field, text]) => [
      `items.${index}.item.${field}`,
      text,
    ]);
    throw new Failure(cause.status, { ...saidOf, errors: Object.fromEntries(placed) });
  }
}
