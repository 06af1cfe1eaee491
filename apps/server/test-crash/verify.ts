import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { amcheck } from "@electric-sql/pglite/contrib/amcheck";

/** Opens the files of a stopped server, and checks every table and index page by page. */
export async function openFiles(dataDir: string) {
  const database = await PGlite.create({
    dataDir: join(dataDir, "database"),
    extensions: { amcheck },
  });
  return {
    query: async <Row>(text: string, values: unknown[] = []) =>
      (await database.query<Row>(text, values)).rows,
    close: () => database.close(),
    /** What is wrong with the files; nothing, when all is well. */
    async damage() {
      await database.exec("create extension if not exists amcheck");
      const heaps = await database.query<{ table: string; msg: string }>(`
        select c.oid::regclass::text as table, found.msg
        from pg_class c, lateral verify_heapam(c.oid) found
        where c.relkind = 'r' and c.relpersistence = 'p'`);
      await database.query(`
        select bt_index_check(i.indexrelid, true)
        from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        where a.amname = 'btree' and i.indisvalid and c.relpersistence = 'p'`);
      await database.exec("drop extension amcheck");
      return heaps.rows;
    },
  };
}

/** The to-dos that the files of a stopped server hold. */
export async function titlesIn(dataDir: string) {
  const files = await openFiles(dataDir);
  const rows = await files.query<{ title: string }>("select title from todos order by title");
  await files.close();
  return rows.map(({ title }) => title);
}
