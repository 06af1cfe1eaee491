ALTER TABLE "students" ADD COLUMN "outline" jsonb DEFAULT '{"many":{},"skills":[]}'::jsonb NOT NULL;
--> statement-breakpoint
-- Their plans are kept for a whole session: one that was made while a table was small must not read all of it for ever.
CREATE FUNCTION "portfolio_outline"("student" uuid) RETURNS jsonb LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT jsonb_build_object(
    'many', coalesce(jsonb_object_agg("section", "many"), '{}'),
    'skills', coalesce(jsonb_agg("skills") FILTER (WHERE "section" = 'skills') -> 0, '[]'))
  FROM (
    SELECT "section", count(*) AS "many",
      to_jsonb((array_agg("content" ->> 'skill_name' ORDER BY "top_position" NULLS LAST, "position"))[1:4]) AS "skills"
    FROM "portfolio_items" WHERE "student_id" = "student" AND "removed_at" IS NULL GROUP BY "section") AS "sections";
$$;
--> statement-breakpoint
CREATE FUNCTION "tell_outline"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  -- Whoever changes the same portfolio at this moment is waited for: what they add is counted too.
  PERFORM FROM "students" WHERE "user_id" IN (SELECT "student_id" FROM "changed") ORDER BY "user_id" FOR NO KEY UPDATE;
  UPDATE "students" SET "outline" = told."outline"
    FROM (SELECT "student_id", "portfolio_outline"("student_id") AS "outline"
      FROM (SELECT DISTINCT "student_id" FROM "changed") AS those) AS told
    WHERE "students"."user_id" = told."student_id" AND "students"."outline" IS DISTINCT FROM told."outline";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "portfolio_tells_added" AFTER INSERT ON "portfolio_items"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_outline"();
--> statement-breakpoint
CREATE TRIGGER "portfolio_tells_changed" AFTER UPDATE ON "portfolio_items"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_outline"();
--> statement-breakpoint
CREATE TRIGGER "portfolio_tells_removed" AFTER DELETE ON "portfolio_items"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_outline"();
--> statement-breakpoint
-- A student whose row comes after the portfolio has it all the same.
CREATE FUNCTION "take_outline"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."outline" := "portfolio_outline"(NEW."user_id");
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "students_take_outline" BEFORE INSERT ON "students" FOR EACH ROW EXECUTE FUNCTION "take_outline"();
--> statement-breakpoint
UPDATE "students" SET "outline" = "portfolio_outline"("user_id")
  WHERE EXISTS (SELECT FROM "portfolio_items" WHERE "student_id" = "user_id");
