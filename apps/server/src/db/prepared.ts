import type { Database } from "./database";

interface Statement<Rows> {
  execute(given: Record<string, unknown>): Promise<Rows>;
}

/**
 * A question that every call asks: built once for a database, read and planned once on each of its connections. `make`
 * names by `sql.placeholder` what is given at each turn.
 */
export function prepared<Rows>(make: (db: Database) => Statement<Rows>) {
  const known = new WeakMap<Database, Statement<Rows>>();
  return (db: Database, given: Record<string, unknown>) => {
    const statement = known.get(db) ?? make(db);
    known.set(db, statement);
    return statement.execute(given);
  };
}
