import type { Executor } from "./database";

interface Statement<Rows> {
  execute(given: Record<string, unknown>): Promise<Rows>;
}

/**
 * A question that every call asks: built once for a database, read and planned once on each of its connections. `make`
 * names by `sql.placeholder` what is given at each turn.
 */
export function prepared<Rows>(make: (db: Executor) => Statement<Rows>) {
  const known = new WeakMap<Executor, Statement<Rows>>();
  return (db: Executor, given: Record<string, unknown>) => {
    const statement = known.get(db) ?? make(db);
    known.set(db, statement);
    return statement.execute(given);
  };
}

/**
 * Asks a question of a transaction that is asked with each call of its kind: under its name it is read and planned once on
 * each connection. A name stands for the same words always; another question under it is refused.
 */
export const askedOften = <Rows>(
  name: string,
  question: { prepare(name: string): { execute(): Promise<Rows> } },
) => question.prepare(name).execute();
