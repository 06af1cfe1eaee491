import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";

/** What the embedded engine brings along for the migrations; PostgreSQL has it as a trusted extension of its own. */
export const extensions = { btree_gist };
