ALTER TABLE "applications" ADD COLUMN "wait_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "place_of" uuid;--> statement-breakpoint
CREATE INDEX "applications_place_of" ON "applications" USING btree ("place_of");--> statement-breakpoint
UPDATE "applications" SET "wait_rank" = "line"."place" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "posting_id" ORDER BY "updated_at", "id") AS "place"
  FROM "applications" WHERE "state" = 'WAITLISTED'
) AS "line" WHERE "line"."id" = "applications"."id";
