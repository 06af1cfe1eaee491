ALTER TABLE "decision_receipts" ADD COLUMN "season" text;--> statement-breakpoint
ALTER TABLE "placement_policies" ADD COLUMN "season" text;--> statement-breakpoint
-- What a college had chosen becomes the policy of the season in which it was last changed, as the log of its deeds tells, or
-- of the present one. Seasons begin on the first of July: half a year before, the day lies in the year that names the season.
UPDATE "placement_policies" SET "season" = (
	SELECT to_char("day", 'YYYY') || '-' || to_char("day" + interval '1 year', 'YY')
	FROM (
		SELECT (coalesce(max("at"), now()) AT TIME ZONE 'Asia/Kolkata') - interval '6 months' AS "day"
		FROM "audit_entries"
		WHERE "tenant_id" = "placement_policies"."college_id" AND "action" = 'policy.save'
	) AS "changed"
);--> statement-breakpoint
ALTER TABLE "placement_policies" ALTER COLUMN "season" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "placement_policies" DROP CONSTRAINT "placement_policies_pkey";--> statement-breakpoint
ALTER TABLE "placement_policies" ADD CONSTRAINT "placement_policies_college_id_season_pk" PRIMARY KEY("college_id","season");
