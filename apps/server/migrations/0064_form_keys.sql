ALTER TABLE "bookings" ADD COLUMN "form_key" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "form_key" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_form" UNIQUE("company_id","form_key");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_form" UNIQUE("company_id","form_key");