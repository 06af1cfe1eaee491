-- Answers keep the wording that they were given to from now on. What was answered before has the wording of its job by now.
UPDATE "applications" SET "snapshot" = jsonb_set("snapshot", '{asked}', coalesce((
	SELECT jsonb_object_agg("question" ->> 'id', "question" ->> 'label')
	FROM "jobs", jsonb_array_elements("jobs"."questions") AS "question"
	WHERE "jobs"."id" = "applications"."job_id" AND "applications"."answers" ? ("question" ->> 'id')
), '{}'::jsonb));
