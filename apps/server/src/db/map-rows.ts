import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";
import { NodePgSession } from "drizzle-orm/node-postgres";

type Prepare = typeof NodePgSession.prototype.prepareQuery;
type Fields = NonNullable<Parameters<Prepare>[1]>;
interface Decoder {
  mapFromDriverValue: (value: unknown) => unknown;
}
/** By the name of a table: whether each row of a question has one of it. */
type Present = Readonly<Record<string, boolean>>;
type Parts = Record<string, unknown>;

/** What drizzle keeps to itself. */
interface Inner {
  decoder: Decoder;
  sql: { decoder: Decoder };
  _: { sql: { decoder: Decoder } };
}
interface Asked {
  joinsNotNullableMap?: Present;
  customResultMapper?: (rows: unknown[][]) => unknown[];
}

function decoderOf(field: Fields[number]["field"]): Decoder {
  if (is(field, Column)) return field;
  const inner = field as unknown as Inner;
  if (is(field, SQL)) return inner.decoder;
  return is(field, Subquery) ? inner._.sql.decoder : inner.sql.decoder;
}

/**
 * The rows of an answer as drizzle's own `mapResultRow` writes them, which asks anew for every value of every row what its
 * column is: for a list of students a seventh of all that the server does. Here each column is asked once.
 */
export function mapRows(fields: Fields, rows: unknown[][], present?: Present) {
  const columns = fields.map(({ path, field }) => ({
    around: path.slice(0, -1),
    name: path.at(-1)!,
    decoder: decoderOf(field),
  }));
  const absent = present ? maybeAbsent(fields, present) : [];
  return rows.map((row) => {
    const result: Parts = {};
    for (let at = 0; at < columns.length; at++) {
      const { around, name, decoder } = columns[at]!;
      let part = result;
      for (const step of around) part = (part[step] ??= {}) as Parts;
      const value = row[at];
      part[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    for (const { part, first } of absent)
      if ((result[part] as Parts)[first] === null) result[part] = null;
    return result;
  });
}

/** The parts of a row that stand for one table which a join may not find, and the column that tells. */
function maybeAbsent(fields: Fields, present: Present) {
  const parts = new Map<string, { part: string; first: string; tables: Set<string> }>();
  for (const { path, field } of fields) {
    const [part, first] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const known = parts.get(part!) ?? { part: part!, first: first!, tables: new Set() };
    parts.set(part!, known);
    known.tables.add(getTableName(field.table));
  }
  return [...parts.values()].filter(
    ({ tables: [table, ...others] }) => !others.length && !present[table!],
  );
}

/** Has every answer of the database read by `mapRows`. */
export function readRowsAtOnce() {
  const { prototype } = NodePgSession;
  // Once, though a process may open several databases.
  if (Object.hasOwn(prototype, "readsAtOnce")) return;
  Object.assign(prototype, { readsAtOnce: true });
  const prepare = Reflect.get(prototype, "prepareQuery") as (
    ...given: Parameters<Prepare>
  ) => Asked;
  prototype.prepareQuery = function (this: typeof prototype, ...given: Parameters<Prepare>) {
    const asked = prepare.apply(this, given);
    const [, fields] = given;
    if (fields)
      asked.customResultMapper ??= (rows) => mapRows(fields, rows, asked.joinsNotNullableMap);
    return asked;
  } as Prepare;
}
