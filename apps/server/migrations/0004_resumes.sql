CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"is_default" boolean NOT NULL,
	"template" text NOT NULL,
	"options" jsonb NOT NULL,
	"hidden" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"form_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resumes_name" UNIQUE("student_id","folded"),
	CONSTRAINT "resumes_form" UNIQUE("student_id","form_key")
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_default" ON "resumes" USING btree ("student_id") WHERE "resumes"."is_default";