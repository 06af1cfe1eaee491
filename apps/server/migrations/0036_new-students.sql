-- Most students who are put into a class have no portfolio yet, and asking whether is much less than making an outline of nothing.
CREATE OR REPLACE FUNCTION "take_outline"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT FROM "portfolio_items" WHERE "student_id" = NEW."user_id" AND "removed_at" IS NULL) THEN
    NEW."outline" := "portfolio_outline"(NEW."user_id");
  ELSE
    NEW."outline" := '{"many":{},"skills":[]}';
  END IF;
  RETURN NEW;
END $$;
