import { randomUUID } from "node:crypto";
import { type Class, classesOf } from "./class-of";

const studentsOfOne = 5000;
const studentsOfPart = 50_000;
const reload = "select pg_reload_conf()";
const eachIndex = (statement: string) =>
  `do $$ declare each record; begin
     for each in select name, made from set_aside loop execute ${statement}; end loop;
   end $$`;

/** The statements that give some colleges their students, and others as many as it takes to fill the table of PostgreSQL. */
export function* manyColleges(classes: Class[], inTable: number) {
  const ours = classes.reduce((sum, { many }) => sum + many, 0);
  const others = Array.from({ length: Math.ceil((inTable - ours) / studentsOfOne) }, () => ({
    collegeId: randomUUID(),
    many: studentsOfOne,
  }));
  // What is thrown away after a power cut may be written without waiting for the disk.
  yield "alter system set fsync = off";
  yield "alter system set full_page_writes = off";
  yield "alter system set max_wal_size = '8GB'";
  yield reload;
  // An index is made much faster than it grows, and nobody has to look for the accounts that were just made.
  yield `create temporary table set_aside as
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
    where indrelid in ('users'::regclass, 'students'::regclass, 'portfolio_items'::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  yield eachIndex("'drop index ' || each.name");
  yield "set session_replication_role = replica";
  yield* classesOf([...classes, ...others], Math.ceil(inTable / studentsOfPart));
  yield "set maintenance_work_mem = '1GB'";
  yield eachIndex("each.made");
  yield "vacuum analyze";
  yield "alter system reset all";
  yield reload;
  yield "checkpoint";
}
