CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "blocked_dates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_settings" (
	"college_id" uuid PRIMARY KEY NOT NULL,
	"notice_hours" integer NOT NULL,
	"hours" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"college_id" uuid NOT NULL,
	"posting_id" uuid,
	"job_id" uuid,
	"state" text NOT NULL,
	"purpose" text NOT NULL,
	"mode" text NOT NULL,
	"dates" jsonb NOT NULL,
	"wanted_rooms" uuid[] NOT NULL,
	"expected_students" integer,
	"panels" integer,
	"equipment" jsonb NOT NULL,
	"visitors" jsonb NOT NULL,
	"link" text,
	"notes" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"rooms" uuid[] DEFAULT '{}' NOT NULL,
	"proposal" jsonb,
	"hold_until" timestamp with time zone,
	"reason" text,
	"reason_text" text,
	"ended_by" text,
	"notice_hours" integer,
	"requested_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"state" text NOT NULL,
	"round_id" text,
	"panels" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"buffer" integer NOT NULL,
	"places" integer NOT NULL,
	"breaks" jsonb NOT NULL,
	"answer_hours" integer NOT NULL,
	"alternates_from" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"alternate" boolean NOT NULL,
	"state" text NOT NULL,
	"answer_by" timestamp with time zone,
	CONSTRAINT "slot_invitations_one" UNIQUE("schedule_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "slot_swaps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"asker_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"asker_slot_id" uuid NOT NULL,
	"other_slot_id" uuid NOT NULL,
	"state" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"panel_id" text NOT NULL,
	"place" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"student_id" uuid,
	"application_id" uuid,
	"planned_id" uuid,
	"held_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocked_dates" ADD CONSTRAINT "blocked_dates_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_room_id_infrastructure_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."infrastructure"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_id_bookings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_invitations" ADD CONSTRAINT "slot_invitations_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_invitations" ADD CONSTRAINT "slot_invitations_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_swaps" ADD CONSTRAINT "slot_swaps_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_swaps" ADD CONSTRAINT "slot_swaps_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_swaps" ADD CONSTRAINT "slot_swaps_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_swaps" ADD CONSTRAINT "slot_swaps_asker_slot_id_slots_id_fk" FOREIGN KEY ("asker_slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_swaps" ADD CONSTRAINT "slot_swaps_other_slot_id_slots_id_fk" FOREIGN KEY ("other_slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_dates_college" ON "blocked_dates" USING btree ("college_id","from");--> statement-breakpoint
CREATE INDEX "bookings_company" ON "bookings" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "bookings_college" ON "bookings" USING btree ("college_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "bookings_college_time" ON "bookings" USING btree ("college_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_company_time" ON "bookings" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "room_holds_booking" ON "room_holds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "room_holds_until" ON "room_holds" USING btree ("until");--> statement-breakpoint
CREATE INDEX "slot_invitations_application" ON "slot_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "slot_invitations_student" ON "slot_invitations" USING btree ("student_id","state");--> statement-breakpoint
CREATE INDEX "slot_invitations_due" ON "slot_invitations" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "slot_swaps_asker" ON "slot_swaps" USING btree ("asker_id","state");--> statement-breakpoint
CREATE INDEX "slot_swaps_other" ON "slot_swaps" USING btree ("other_id","state");--> statement-breakpoint
CREATE INDEX "slot_swaps_closing" ON "slot_swaps" USING btree ("state","closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_swaps_open" ON "slot_swaps" USING btree ("asker_slot_id","other_slot_id") WHERE state = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "slots_schedule" ON "slots" USING btree ("schedule_id","starts_at");--> statement-breakpoint
CREATE INDEX "slots_student" ON "slots" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "slots_application" ON "slots" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "slots_held" ON "slots" USING btree ("state","held_until");--> statement-breakpoint
CREATE UNIQUE INDEX "slots_one_each" ON "slots" USING btree ("schedule_id","student_id") WHERE state in ('BOOKED', 'CHECKED_IN', 'IN_PROGRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "slots_one_held" ON "slots" USING btree ("schedule_id","student_id") WHERE state = 'HELD';--> statement-breakpoint
ALTER TABLE "room_holds" ADD CONSTRAINT "room_holds_apart" EXCLUDE USING gist (
	"room_id" WITH =, "booking_id" WITH <>, tstzrange("starts_at", "ends_at") WITH &&
);--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_panel_apart" EXCLUDE USING gist (
	"schedule_id" WITH =, "panel_id" WITH =, "place" WITH =, tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("state" <> 'CANCELLED');--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_student_apart" EXCLUDE USING gist (
	"student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("state" IN ('HELD', 'BOOKED', 'CHECKED_IN', 'IN_PROGRESS'));
