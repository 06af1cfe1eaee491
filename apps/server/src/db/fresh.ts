import { type DatabaseOptions, openDatabase } from "./open-database";

/**
 * Packs a migrated, empty embedded database into a file. PostgreSQL's two templates, half of its files, are dropped:
 * nobody creates a second database in it.
 */
export async function packFresh(file: string, options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  const { engine, pool } = database;
  try {
    for (const name of ["template0", "template1"]) {
      await pool.query(`alter database ${name} is_template false`);
      await pool.query(`drop database ${name}`);
    }
    if (!engine) throw new Error("Only the embedded engine can be packed.");
    await engine.archive(file);
  } finally {
    await database.close();
  }
}
