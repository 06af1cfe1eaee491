ALTER TABLE "external_offers" ADD COLUMN "stipend" integer;--> statement-breakpoint
ALTER TABLE "external_offers" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "external_offers" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "external_offers" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "external_offers" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "external_offers_sent" ON "external_offers" USING btree ("sent_at","id") WHERE "external_offers"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "external_offers_waiting" ON "external_offers" USING btree ("sent_at","id") WHERE "external_offers"."state" = 'WAITING';