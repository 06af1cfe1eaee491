-- A reference looked for the import at each row of a class list; now one look serves all rows that are written at once, and
-- this rule takes them away with their import.
CREATE FUNCTION "drop_import_rows"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  DELETE FROM "class_import_rows" WHERE "import_id" = OLD."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "class_imports_drop_rows" AFTER DELETE ON "class_imports" FOR EACH ROW EXECUTE FUNCTION "drop_import_rows"();
--> statement-breakpoint
ALTER TABLE "class_import_rows" DROP CONSTRAINT "class_import_rows_import_id_class_imports_id_fk";
--> statement-breakpoint
DROP INDEX "class_import_rows_outcome";
--> statement-breakpoint
CREATE INDEX "class_import_rows_outcome" ON "class_import_rows" USING btree ("import_id","outcome","row") WHERE "class_import_rows"."outcome" <> 'CREATE';
