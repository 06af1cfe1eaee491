import { sql } from "drizzle-orm";
import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import * as drizzles from "drizzle-orm/utils";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mapRows } from "./map-rows";

// Drizzle keeps their types to itself.
const { mapResultRow, orderSelectedFields } = drizzles as unknown as {
  mapResultRow: (fields: Fields, row: unknown[], present?: Record<string, boolean>) => unknown;
  orderSelectedFields: (selection: object) => Fields;
};
type Fields = Parameters<typeof mapRows>[0];

const places = pgTable("places", { id: integer(), name: text(), since: timestamp() });
const owners = pgTable("owners", { id: integer(), name: text() });
const counted = sql<number>`count(*)`.mapWith(Number);

/** What questions select: words, parts, whole tables, parts of two tables, parts within parts. */
const selections = [
  { id: places.id, name: places.name },
  { id: places.id, since: places.since, many: counted, called: counted.as("called") },
  { places, owners },
  { id: places.id, owner: { name: owners.name, id: owners.id } },
  { mixed: { place: places.name, owner: owners.name }, owner: { id: owners.id, many: counted } },
  {
    owner: { many: counted, name: owners.name },
    deep: { deeper: { since: places.since, counted } },
  },
].map((selection) => orderSelectedFields(selection));

const value = fc.constantFrom(null, "7", "2026-11-24 10:00:00");
const question = fc.constantFrom(...selections).chain((fields) =>
  fc.record({
    fields: fc.constant(fields),
    rows: fc.array(fc.array(value, { minLength: fields.length, maxLength: fields.length })),
    present: fc.option(fc.record({ places: fc.boolean(), owners: fc.boolean() }), {
      nil: undefined,
    }),
  }),
);

test("rows are read as drizzle reads them, one by one", () => {
  fc.assert(
    fc.property(question, ({ fields, rows, present }) => {
      const one = (row: unknown[]) => mapResultRow(fields, row, present);
      expect(mapRows(fields, rows, present)).toEqual(rows.map(one));
    }),
  );
});
