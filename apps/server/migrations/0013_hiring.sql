CREATE TABLE "decision_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"application_id" uuid,
	"kind" text NOT NULL,
	"allowed" boolean NOT NULL,
	"rule" text NOT NULL,
	"rule_version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"says" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"dispute" text,
	"disputed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "placement_policies" (
	"college_id" uuid PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"auto_approve" boolean DEFAULT false NOT NULL,
	"auto_min_ctc" integer,
	"auto_max_bond_months" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_overrides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"posting_id" uuid,
	"allow" boolean NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp with time zone,
	"by" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text,
	"rating" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"round_id" text NOT NULL,
	"result" text NOT NULL,
	"excused" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_rounds_one" UNIQUE("application_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"posting_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text NOT NULL,
	"round_id" text,
	"held_state" text,
	"closed_by" uuid,
	"reason" text,
	"reason_text" text,
	"answers" jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	"name" text NOT NULL,
	"cgpa" numeric(4, 2),
	"skills_had" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"last_event" uuid,
	"submitted_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hiring_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"college_id" uuid,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hiring_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"college_id" uuid,
	"change_id" uuid,
	"command" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"from_round" text,
	"to_round" text,
	"before" uuid,
	"side" text NOT NULL,
	"user_id" uuid,
	"user_name" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"place" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"function" text,
	"workplace" text,
	"locations" jsonb NOT NULL,
	"vacancies" integer,
	"description" text,
	"skills" jsonb NOT NULL,
	"pay" jsonb NOT NULL,
	"ctc" integer,
	"stipend" integer,
	"bond_months" integer,
	"bond_text" text,
	"agreement" text,
	"rounds" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"rule_version" integer DEFAULT 1 NOT NULL,
	"rule_reason" text,
	"questions" jsonb NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"reply_days" integer NOT NULL,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"state" text NOT NULL,
	"track" text NOT NULL,
	"role" text NOT NULL,
	"ctc" integer,
	"stipend" integer,
	"joining_date" text,
	"note" text,
	"reply_days" integer NOT NULL,
	"reply_by" timestamp with time zone,
	"extended_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"reason" text,
	"declined_by" uuid,
	"deferrals" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"college_id" uuid NOT NULL,
	"state" text NOT NULL,
	"question" text,
	"answer" text,
	"reason" text,
	"reason_text" text,
	"allow_resubmit" boolean DEFAULT true NOT NULL,
	"rejections" integer DEFAULT 0 NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "postings_pair" UNIQUE("job_id","college_id")
);
--> statement-breakpoint
ALTER TABLE "decision_receipts" ADD CONSTRAINT "decision_receipts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_receipts" ADD CONSTRAINT "decision_receipts_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_policies" ADD CONSTRAINT "placement_policies_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_overrides" ADD CONSTRAINT "policy_overrides_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_overrides" ADD CONSTRAINT "policy_overrides_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_overrides" ADD CONSTRAINT "policy_overrides_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_overrides" ADD CONSTRAINT "policy_overrides_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_rounds" ADD CONSTRAINT "application_rounds_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_posting_id_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."postings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_changes" ADD CONSTRAINT "hiring_changes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_events" ADD CONSTRAINT "hiring_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hiring_events" ADD CONSTRAINT "hiring_events_change_id_hiring_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."hiring_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_receipts_student" ON "decision_receipts" USING btree ("student_id","at");--> statement-breakpoint
CREATE INDEX "policy_overrides_student" ON "policy_overrides" USING btree ("college_id","student_id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open" ON "applications" USING btree ("student_id","posting_id") WHERE state not in ('REJECTED', 'WITHDRAWN', 'AUTO_WITHDRAWN');--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("job_id","state","round_id","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_student" ON "applications" USING btree ("student_id","submitted_at");--> statement-breakpoint
CREATE INDEX "applications_posting" ON "applications" USING btree ("posting_id","state");--> statement-breakpoint
CREATE INDEX "applications_closed_by" ON "applications" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "hiring_events_subject" ON "hiring_events" USING btree ("subject_id","place");--> statement-breakpoint
CREATE INDEX "hiring_events_change" ON "hiring_events" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("state","closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_standing" ON "offers" USING btree ("application_id") WHERE state in ('DRAFT', 'EXTENDED', 'ACCEPTED', 'JOINED', 'DEFERRED');--> statement-breakpoint
CREATE INDEX "offers_student" ON "offers" USING btree ("student_id","state");--> statement-breakpoint
CREATE INDEX "offers_company" ON "offers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_college" ON "offers" USING btree ("college_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_reply" ON "offers" USING btree ("state","reply_by");--> statement-breakpoint
CREATE INDEX "postings_college" ON "postings" USING btree ("college_id","state","submitted_at");--> statement-breakpoint
CREATE INDEX "postings_college_newest" ON "postings" USING btree ("college_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "postings_company" ON "postings" USING btree ("company_id","state");