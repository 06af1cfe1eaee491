ALTER TABLE "applications" ADD COLUMN "wait_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "place_of" uuid;--> statement-breakpoint
CREATE INDEX "applications_place_of" ON "applications" USING btree ("place_of");