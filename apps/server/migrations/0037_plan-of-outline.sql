-- In the procedural language the plan is kept for the session: taking in a class asks for the outline of each new student.
CREATE OR REPLACE FUNCTION "portfolio_outline"("student" uuid) RETURNS jsonb LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object(
      'many', coalesce(jsonb_object_agg("section", "many"), '{}'),
      'skills', coalesce(jsonb_agg("skills") FILTER (WHERE "section" = 'skills') -> 0, '[]'))
    FROM (
      SELECT "section", count(*) AS "many",
        to_jsonb((array_agg("content" ->> 'skill_name' ORDER BY "top_position" NULLS LAST, "position"))[1:4]) AS "skills"
      FROM "portfolio_items" WHERE "student_id" = "student" AND "removed_at" IS NULL GROUP BY "section") AS "sections");
END $$;
