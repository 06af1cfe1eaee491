-- An item says whose college it is of by itself, so that what waits at one office is one walk along an index.
CREATE FUNCTION "take_college"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  NEW."college_id" := (SELECT "college_id" FROM "students" WHERE "user_id" = NEW."student_id");
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "portfolio_takes_college" BEFORE INSERT ON "portfolio_items" FOR EACH ROW EXECUTE FUNCTION "take_college"();
--> statement-breakpoint
CREATE FUNCTION "tell_college"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE "portfolio_items" SET "college_id" = NEW."college_id" WHERE "student_id" = NEW."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "students_tell_college" AFTER UPDATE OF "college_id" ON "students" FOR EACH ROW
  WHEN (OLD."college_id" IS DISTINCT FROM NEW."college_id") EXECUTE FUNCTION "tell_college"();
--> statement-breakpoint
-- A student whose row comes after the portfolio; most who are put into a class have none.
CREATE TRIGGER "students_tell_first_college" AFTER INSERT ON "students" FOR EACH ROW
  WHEN (NEW."college_id" IS NOT NULL AND NEW."outline" -> 'many' <> '{}') EXECUTE FUNCTION "tell_college"();
--> statement-breakpoint
-- No outline changes by this.
ALTER TABLE "portfolio_items" DISABLE TRIGGER "portfolio_tells_changed";
--> statement-breakpoint
UPDATE "portfolio_items" SET "college_id" = "students"."college_id"
  FROM "students" WHERE "user_id" = "student_id" AND "students"."college_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "portfolio_items" ENABLE TRIGGER "portfolio_tells_changed";
