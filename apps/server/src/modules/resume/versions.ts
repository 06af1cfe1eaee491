import { isDeepStrictEqual } from "node:util";
import { limits } from "@toran/contract";
import type { newResume, resumeLooks, ResumeVersion } from "@toran/contract/schemas/resume";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod/mini";
import type { Executor } from "../../db/database";
import { one } from "../../db/one";
import { conflict, Failure, notFound } from "../../http/failures";
import { holdUser } from "../accounts/modes";
import { folded } from "../portfolio/sections";
import { resumes as table } from "./tables";

interface Owner {
  id: string;
}
type Row = typeof table.$inferSelect;

/** What a student has before anything was chosen. It has no row yet, and goes by the student's own id. */
const atFirst = ({ id }: Owner): ResumeVersion => ({
  id,
  name: "General",
  isDefault: true,
  template: "placement",
  options: {},
  hidden: [],
  version: 1,
  updatedAt: null,
});

const asVersion = (row: Row): ResumeVersion => ({
  id: row.id,
  name: row.name,
  isDefault: row.isDefault,
  template: row.template,
  options: row.options,
  hidden: row.hidden,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

const rowsOf = (db: Executor, { id }: Owner) =>
  db
    .select()
    .from(table)
    .where(eq(table.studentId, id))
    .orderBy(asc(table.createdAt), asc(table.id));

/** The versions of a student's résumé, the oldest first; there is always one. */
export async function versionsOf(db: Executor, owner: Owner): Promise<ResumeVersion[]> {
  const rows = await rowsOf(db, owner);
  return rows.length ? rows.map(asVersion) : [atFirst(owner)];
}

/** The version that is asked for, or the default. */
export async function versionOf(db: Executor, owner: Owner, id?: string): Promise<ResumeVersion> {
  const all = await versionsOf(db, owner);
  const found = id ? all.find((each) => each.id === id.toLowerCase()) : defaultOf(all);
  if (!found) throw notFound("The résumé");
  return found;
}

const defaultOf = <Each extends { isDefault: boolean }>(all: Each[]) =>
  all.find(({ isDefault }) => isDefault) ?? all[0];

/** All versions, held until the transaction ends; the first one is stored by then. */
async function hold(tx: Executor, owner: Owner, now: Date): Promise<Row[]> {
  const { createdAt } = await holdUser(tx, owner);
  const rows = await rowsOf(tx, owner);
  if (rows.length) return rows;
  const first = atFirst(owner);
  const values = { ...first, folded: folded(first.name), ...madeBy(owner, now), createdAt };
  return tx.insert(table).values(values).returning();
}

const madeBy = ({ id: studentId }: Owner, now: Date) => ({
  studentId,
  createdAt: now,
  updatedAt: now,
});

function among(rows: Row[], id: string): Row {
  const found = rows.find((row) => row.id === id.toLowerCase());
  if (!found) throw notFound("The résumé");
  return found;
}

const change = async (tx: Executor, { id }: Row, values: Partial<Row>) =>
  asVersion(
    await one(tx.update(table).set(values).where(eq(table.id, id)).returning(), "The résumé"),
  );

function refuseSameName(rows: Row[], name: string, except?: string) {
  const same = rows.find((row) => row.folded === folded(name));
  if (same && same.id !== except)
    throw new Failure(409, {
      message: "Check the marked fields and try again.",
      errors: { name: "You have a version of that name already." },
    });
}

/**
 * Makes a version, fresh or with the looks of another. A form that comes twice makes one. Where the first answer was
 * lost, its writer may have gone on writing: the name it has last stands, unless the version was changed since.
 */
export async function makeVersion(
  tx: Executor,
  owner: Owner,
  { name, from, formKey }: z.output<typeof newResume>,
  now: Date,
): Promise<ResumeVersion> {
  const rows = await hold(tx, owner, now);
  const before = formKey && rows.find((row) => row.formKey === formKey.toLowerCase());
  if (before) {
    const untouched = before.updatedAt.getTime() === before.createdAt.getTime();
    if (before.name === name || !untouched) return asVersion(before);
    refuseSameName(rows, name, before.id);
    return change(tx, before, { name, folded: folded(name) });
  }
  const { versions } = limits.resume;
  if (rows.length >= versions)
    throw conflict(`You have ${versions} versions, which is all there can be. Delete one first.`);
  refuseSameName(rows, name);
  const { template, options, hidden } = from ? among(rows, from) : atFirst(owner);
  const looks = { template, options, hidden, isDefault: false };
  const named = { name, folded: folded(name), formKey: formKey ?? null };
  const values = { ...looks, ...named, ...madeBy(owner, now) };
  return asVersion(await one(tx.insert(table).values(values).returning(), "The résumé"));
}

const elsewhere =
  "This version was changed in another tab. Look at both and keep the one you want.";

/** Saves the looks of a version, unless they were changed from elsewhere since they were read. */
export async function saveLooks(
  tx: Executor,
  owner: Owner,
  id: string,
  { version, ...looks }: z.output<typeof resumeLooks>,
  now: Date,
): Promise<ResumeVersion> {
  const before = among(await hold(tx, owner, now), id);
  const { template, options, hidden } = before;
  // The same change sent twice is one change.
  if (isDeepStrictEqual(withoutGaps(looks), withoutGaps({ template, options, hidden })))
    return asVersion(before);
  if (version !== undefined && version !== before.version)
    throw conflict(elsewhere, { errors: { version: elsewhere }, current: asVersion(before) });
  return change(tx, before, { ...looks, version: before.version + 1, updatedAt: now });
}

/** As it is stored: JSON knows no `undefined`. */
const withoutGaps = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Names a version after the role it is for. */
export async function renameVersion(
  tx: Executor,
  owner: Owner,
  id: string,
  name: string,
  now: Date,
): Promise<ResumeVersion> {
  const rows = await hold(tx, owner, now);
  const before = among(rows, id);
  refuseSameName(rows, name, before.id);
  return change(tx, before, { name, folded: folded(name), updatedAt: now });
}

/** Makes a version the one that is sent and published. */
export async function makeDefault(
  tx: Executor,
  owner: Owner,
  id: string,
  now: Date,
): Promise<ResumeVersion> {
  const chosen = among(await hold(tx, owner, now), id);
  const others = and(eq(table.studentId, owner.id), eq(table.isDefault, true));
  await tx.update(table).set({ isDefault: false }).where(others);
  return change(tx, chosen, { isDefault: true });
}

/** Deletes a version. The last one stays; where the default goes, the oldest takes its place. */
export async function removeVersion(tx: Executor, owner: Owner, id: string, now: Date) {
  const rows = await hold(tx, owner, now);
  const gone = among(rows, id);
  const [next] = rows.filter((row) => row !== gone);
  if (!next) throw conflict("This is your only version, so it stays. Make another one first.");
  await tx.delete(table).where(eq(table.id, gone.id));
  if (gone.isDefault) await change(tx, next, { isDefault: true });
}
