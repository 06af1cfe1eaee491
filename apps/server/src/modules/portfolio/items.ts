import { isDeepStrictEqual } from "node:util";
import { limits } from "@toran/contract";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import { and, asc, count, eq, gt, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { filesBy } from "../../files/keep";
import { conflict, Failure, notFound, refused } from "../../http/failures";
import { holdUser } from "../accounts/modes";
import { saveStudent } from "../students/personal";
import { contentOf, folded, titleOf } from "./sections";
import { shown } from "./shown";
import { type PortfolioItem, portfolioItems, unanswered } from "./tables";

/** What goes with the fields of an item. */
export interface Saving {
  formKey?: string | undefined;
  version?: number | undefined;
  removeFile?: boolean | undefined;
}
interface Owner {
  id: string;
}
const { items: mostItems, undo } = limits.portfolio;
const table = portfolioItems;
/** The version of an item that nobody has changed. */
const firstVersion = 1;

// The owner is part of every condition: to anyone else the item does not exist.
const own = ({ id: studentId }: Owner, section: SectionName) =>
  and(eq(table.studentId, studentId), eq(table.section, section), isNull(table.removedAt));

/** The top skills of a student that are there. */
export const isTopOf = (studentId: string) =>
  and(own({ id: studentId }, "skills"), isNotNull(table.topPosition));

/** The items of a section, in their order. */
export const itemsOf = (db: Executor, owner: Owner, section: SectionName) =>
  db.select().from(table).where(own(owner, section)).orderBy(asc(table.position), asc(table.id));

/** Every item of a portfolio, section by section in their order. */
export const allItems = (db: Executor, { id }: Owner) =>
  db
    .select()
    .from(table)
    .where(and(eq(table.studentId, id), isNull(table.removedAt)))
    .orderBy(asc(table.section), asc(table.position), asc(table.id));

/** Adds an item. A form that comes twice adds one, and is told what it added. */
export async function addItem(
  tx: Executor,
  owner: Owner,
  section: SectionName,
  given: Saving,
  file: string | null,
  now: Date,
): Promise<{ item: PortfolioItem; again: boolean }> {
  await holdUser(tx, owner);
  const before = given.formKey ? await addedBy(tx, owner, given.formKey) : undefined;
  if (before && before.section !== section) throw refused({ formKey: "Send the form again." });
  if (before) {
    const there = before.removedAt ? await bringBack(tx, owner, section, before.id, now) : before;
    return { item: there, again: true };
  }
  const content = contentOf(section, given);
  const name = folded(titleOf(section, content));
  const last = await requireRoom(tx, owner, section);
  if (section === "skills") await refuseSecond(tx, owner, name);
  const values = {
    studentId: owner.id,
    section,
    content,
    name,
    file,
    formKey: given.formKey ?? null,
    position: (last ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  };
  const item = await one(tx.insert(table).values(values).returning(), "The item");
  await saveStudent(tx, owner, {}, now);
  return { item, again: false };
}

/** Refuses what a full section cannot hold, and tells the last place that is taken. */
async function requireRoom(tx: Executor, owner: Owner, section: SectionName) {
  const { many, last } = await one(
    tx
      .select({ many: count(), last: max(table.position) })
      .from(table)
      .where(own(owner, section)),
    "The section",
  );
  if (many >= mostItems)
    throw conflict(`This section holds ${mostItems} items, which is all it can. Remove one first.`);
  return last;
}

async function addedBy(tx: Executor, { id }: Owner, formKey: string) {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.studentId, id), eq(table.formKey, formKey)));
  return row;
}

async function refuseSecond(tx: Executor, owner: Owner, name: string, except?: string) {
  const [same] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(own(owner, "skills"), eq(table.name, name)));
  if (same && same.id !== except)
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { skill_name: "You have that skill already." },
    });
}

/** An item of one's own, held until the transaction ends. */
const holdItem = (tx: Executor, owner: Owner, section: SectionName, id: string) =>
  one(
    tx
      .select()
      .from(table)
      .where(and(own(owner, section), eq(table.id, id)))
      .for("update"),
    "The item",
  );

/** Refuses a change of what was changed elsewhere meanwhile, and gives the present row along. */
async function refuseStale(tx: Executor, item: PortfolioItem, version: number | undefined) {
  if (version === undefined || version === item.version) return;
  const [current] = await shown(tx, item.section, [item]);
  throw conflict("This was changed in another tab. Look at both and save what you want.", {
    errors: { version: "This was changed in another tab. Look at both and save what you want." },
    current,
  });
}

/** Changes an item; what an officer has said of it is said no longer. */
export async function changeItem(
  tx: Executor,
  owner: Owner,
  section: SectionName,
  id: string,
  given: Saving,
  newFile: string | null,
  now: Date,
): Promise<{ item: PortfolioItem; dropped: string | null }> {
  // Names and top skills are compared with those of other items, which must not change meanwhile.
  if (section === "skills") await holdUser(tx, owner);
  const before = await holdItem(tx, owner, section, id);
  const content = contentOf(section, given);
  const file = newFile ?? (given.removeFile ? null : before.file);
  // The same change sent twice is one change.
  if (file === before.file && isDeepStrictEqual(content, before.content))
    return { item: before, dropped: null };
  await refuseStale(tx, before, given.version);
  const name = folded(titleOf(section, content));
  if (section === "skills") await refuseSecond(tx, owner, name, id);
  const values = {
    content,
    name,
    file,
    version: before.version + 1,
    ...unanswered,
    updatedAt: now,
  };
  const item = await one(
    tx.update(table).set(values).where(eq(table.id, id)).returning(),
    "The item",
  );
  await saveStudent(tx, owner, {}, now);
  return { item, dropped: file === before.file ? null : before.file };
}

/**
 * Adds the item of a form, or changes the one it added before: where the first answer was lost, its writer
 * may have gone on writing. `dropped` is the file that nothing needs any more.
 */
export async function saveForm(
  tx: Executor,
  owner: Owner,
  section: SectionName,
  given: Saving,
  file: string | null,
  now: Date,
): Promise<{ item: PortfolioItem; dropped: string | null }> {
  const { item, again } = await addItem(tx, owner, section, given, file, now);
  if (!again) return { item, dropped: null };
  const other = (await isCopy(tx, file, item.file)) ? null : file;
  const begun = { ...given, version: given.version ?? firstVersion };
  const changed = await changeItem(tx, owner, section, item.id, begun, other, now);
  return { item: changed.item, dropped: changed.dropped ?? (other ? null : file) };
}

/** Whether a file that came is the one that is there, sent once more. */
async function isCopy(db: Executor, sent: string | null, kept: string | null) {
  const known = await filesBy(db, [sent, kept]);
  const [came, there] = [known.get(sent ?? ""), known.get(kept ?? "")];
  return came?.name === there?.name && came?.bytes === there?.bytes;
}

/** Takes an item away; its owner may bring it back for a day. */
export async function removeItem(
  tx: Executor,
  owner: Owner,
  section: SectionName,
  id: string,
  fileName: string | undefined,
  now: Date,
) {
  const item = await holdItem(tx, owner, section, id);
  if (fileName && fileName !== item.file) {
    const file = (await filesBy(tx, [item.file])).get(item.file ?? "");
    if (file?.name !== fileName) throw notFound("The file");
  }
  await tx.update(table).set({ removedAt: now }).where(eq(table.id, id));
  await saveStudent(tx, owner, {}, now);
}

/** Brings back what was taken away within the last day; a top skill to its place, while there is room for it. */
export async function bringBack(
  tx: Executor,
  owner: Owner,
  section: SectionName,
  id: string,
  now: Date,
) {
  await holdUser(tx, owner);
  const gone = and(
    eq(table.id, id),
    eq(table.studentId, owner.id),
    eq(table.section, section),
    isNotNull(table.removedAt),
    gt(table.removedAt, new Date(now.getTime() - undo)),
  );
  const item = await one(tx.select().from(table).where(gone), "The item");
  await requireRoom(tx, owner, section);
  if (section === "skills") await refuseSecond(tx, owner, item.name);
  const full =
    item.topPosition !== null && (await tx.$count(table, isTopOf(owner.id))) >= limits.topSkills;
  const values = { removedAt: null, ...(full && { topPosition: null }) };
  const back = await one(
    tx.update(table).set(values).where(eq(table.id, id)).returning(),
    "The item",
  );
  await saveStudent(tx, owner, {}, now);
  return back;
}

/** Puts items of a section first, in this order; the others follow as they were. */
export async function orderItems(
  tx: Executor,
  owner: Owner,
  section: SectionName,
  ids: string[],
  now: Date,
) {
  await holdUser(tx, owner);
  const before = await itemsOf(tx, owner, section);
  const known = new Set(before.map(({ id }) => id));
  const wanted = ids.map((id) => id.toLowerCase());
  if (wanted.some((id) => !known.has(id)))
    throw conflict("This section was changed in another tab. Look again and put it in order.", {
      errors: { ids: "This section was changed in another tab. Look again and put it in order." },
    });
  const first = new Set(wanted);
  const order = [...wanted, ...before.map(({ id }) => id).filter((id) => !first.has(id))];
  if (order.length) {
    const list = `{${order.join(",")}}`;
    await tx
      .update(table)
      .set({ position: sql`array_position(${list}::uuid[], ${table.id})` })
      .where(own(owner, section));
    await saveStudent(tx, owner, {}, now);
  }
  return order.map((id, index) => ({ id, position: index + 1 }));
}
