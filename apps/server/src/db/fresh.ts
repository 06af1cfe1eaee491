import { type DatabaseOptions, openDatabase } from "./open-database";

/**
 * A migrated, empty embedded database, packed. PostgreSQL's two templates, half of its files, are dropped: nobody creates a
 * second database in it.
 */
export async function freshArchive(options: DatabaseOptions): Promise<Uint8Array> {
  const database = await openDatabase(options);
  const { engine, pool } = database;
  try {
    for (const name of ["template0", "template1"]) {
      await pool.query(`alter database ${name} is_template false`);
      await pool.query(`drop database ${name}`);
    }
    if (!engine) throw new Error("Only the embedded engine can be packed.");
    return await engine.archive();
  } finally {
    await database.close();
  }
}
