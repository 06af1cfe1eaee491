import { z } from "zod/mini";
import { limits } from "../limits";
import { id, ids, maybe, moment, text, version } from "./fields";
import { studentFilter, studentPage } from "./officer-student";

/** The colours a list may have; they stand beside its name, and never for it. */
export const collectionColours = ["amber", "green", "teal", "blue", "pink"] as const;
export type CollectionColour = (typeof collectionColours)[number];
// Lists may have got other words before these were named; they are kept, and shown as none.
const colour = z.string().check(z.maxLength(24), z.regex(/^[a-z]+-?\d?$/, "Choose a colour."));
export const collectionInput = z.object({
  name: text("Name the list.", 60),
  description: maybe(text("Describe it.", 200)),
  colour: maybe(colour),
  shared: z.optional(z.boolean()),
  /** Students to put in; those that are in it already stay. */
  studentId: z.optional(
    z.array(id).check(z.maxLength(limits.bulkStudents, "A list holds at most 5,000 students.")),
  ),
  /** A bookmark list that holds whoever matches, now and later. An archive takes in who matches now. */
  query: z.optional(z.nullable(studentFilter)),
  /** The version that was read; a list that was changed since is not overwritten. */
  version: maybe(version),
});
/** What is not sent stays; who only puts students in sends no name, and so undoes nobody's renaming. */
export const collectionChange = z.object({
  ...collectionInput.shape,
  name: z.optional(collectionInput.shape.name),
});
export const collection = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  owner: z.string(),
  /** Whether the reader made it: nobody else can keep it from the others. */
  own: z.boolean(),
  shared: z.boolean(),
  students: z.number(),
  query: z.nullable(studentFilter),
  version: z.number(),
  updatedAt: moment,
});
export type Collection = z.output<typeof collection>;
export const collections = z.array(collection);
export const openedCollection = z.object({ collection, students: studentPage });
export const removedStudents = z.object({ studentId: ids(limits.bulkIds) });

/** A filter of the students' list that an officer keeps under a name. */
export const savedViewInput = z.object({
  name: text("Name the view.", 60),
  query: studentFilter,
});
export const savedView = z.object({ id, name: z.string(), query: studentFilter });
export type SavedView = z.output<typeof savedView>;
