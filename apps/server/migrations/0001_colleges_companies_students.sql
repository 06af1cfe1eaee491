CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"is_billing" boolean NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text NOT NULL,
	"postcode" text NOT NULL,
	"billing_name" text,
	"gstin" text,
	CONSTRAINT "addresses_owner" UNIQUE("owner_id","is_billing")
);
--> statement-breakpoint
CREATE TABLE "billings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"tax" integer NOT NULL,
	"currency" text NOT NULL,
	"payment" text DEFAULT 'CREATED' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"university_id" uuid,
	"university" text,
	"name" text,
	"type" text,
	"established" integer,
	"naac_grade" text,
	"aishe_code" text,
	"website" text,
	"about" text,
	"crest" text,
	"contact_name" text,
	"contact_designation" text,
	"contact_email" text,
	"contact_phone" text,
	"contact_alternate_phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"final_year_students" integer,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "majors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"department_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sector_id" uuid NOT NULL,
	"size_id" uuid NOT NULL,
	"website" text NOT NULL,
	"established" integer,
	"service_ids" uuid[] DEFAULT '{}' NOT NULL,
	"about" text,
	"linkedin_url" text,
	"logo" text,
	"contact_name" text,
	"contact_designation" text,
	"contact_email" text,
	"contact_phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"initiated_by" text NOT NULL,
	"message" text,
	"reason" text,
	"reason_text" text,
	"allow_re_request" boolean DEFAULT true NOT NULL,
	"permissions" jsonb,
	"requested_at" timestamp with time zone NOT NULL,
	"responded_at" timestamp with time zone,
	"responded_by" uuid,
	"due_at" timestamp with time zone,
	CONSTRAINT "connections_pair" UNIQUE("college_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "students" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"college_id" uuid,
	"account_status" text DEFAULT 'REGISTERED' NOT NULL,
	"placement_status" text DEFAULT 'NOT_PLACED' NOT NULL,
	"date_of_birth" text,
	"gender" text,
	"city" text,
	"state" text,
	"country" text,
	"headline" text,
	"about" text,
	"linkedin_url" text,
	"github_url" text,
	"portfolio_url" text,
	"document_kind" text,
	"document_ending" text,
	"document_file" text,
	"university_id" uuid,
	"college" text,
	"degree" text,
	"department" text,
	"major" text,
	"roll_number" text,
	"graduation_year" integer,
	"cgpa" numeric(4, 2),
	"active_backlogs" integer,
	"slug" text,
	"video" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"user_id" uuid,
	"role" text,
	"email" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "todos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"priority" text DEFAULT 'NORMAL' NOT NULL,
	"due_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"link" jsonb,
	"assignee_id" uuid,
	"order" double precision NOT NULL,
	"created_by" uuid NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "billings" ADD CONSTRAINT "billings_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "majors" ADD CONSTRAINT "majors_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos" ADD CONSTRAINT "todos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billings_college" ON "billings" USING btree ("college_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("college_id",lower("name"));--> statement-breakpoint
CREATE INDEX "majors_department" ON "majors" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name");--> statement-breakpoint
CREATE INDEX "connections_company" ON "connections" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "connections_college" ON "connections" USING btree ("college_id","status");--> statement-breakpoint
CREATE INDEX "students_college" ON "students" USING btree ("college_id","department");--> statement-breakpoint
CREATE INDEX "students_college_name" ON "students" USING btree ("college_id","graduation_year");--> statement-breakpoint
CREATE UNIQUE INDEX "students_slug" ON "students" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "students_roll" ON "students" USING btree ("college_id",upper("roll_number"));--> statement-breakpoint
CREATE INDEX "todos_owner" ON "todos" USING btree ("owner_id","order");