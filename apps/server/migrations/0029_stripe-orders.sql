ALTER TABLE "payment_orders" ADD COLUMN "session" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "closed_at" timestamp with time zone;