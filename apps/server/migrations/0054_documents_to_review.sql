ALTER TABLE "portfolio_items" ADD COLUMN "college_id" uuid;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "sent_back_by" uuid;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "sent_back_reason" text;--> statement-breakpoint
CREATE INDEX "portfolio_items_waiting" ON "portfolio_items" USING btree ("college_id","updated_at","id") WHERE "portfolio_items"."section" in ('education', 'achievements') and "portfolio_items"."file" is not null and "portfolio_items"."verified_at" is null and "portfolio_items"."sent_back_at" is null and "portfolio_items"."removed_at" is null;