CREATE TABLE "deletions" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"erases_at" timestamp with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"college_id" uuid,
	"graduation_year" integer,
	"placement_status" text
);
--> statement-breakpoint
CREATE TABLE "portfolio_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"section" text NOT NULL,
	"content" jsonb NOT NULL,
	"name" text NOT NULL,
	"file" text,
	"position" integer NOT NULL,
	"top_position" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" uuid,
	"form_key" uuid,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_items_form" UNIQUE("student_id","form_key")
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"visitor" text NOT NULL,
	"viewer_id" uuid,
	"viewer_name" text,
	"viewer_role" text,
	"viewer_organisation" text
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"look" text NOT NULL,
	"student_id" uuid,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "visibilities" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"indexed" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"captions" text,
	"seconds" real NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "students_slug";--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visibilities" ADD CONSTRAINT "visibilities_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("erases_at");--> statement-breakpoint
CREATE INDEX "portfolio_items_section" ON "portfolio_items" USING btree ("student_id","section","position");--> statement-breakpoint
CREATE INDEX "portfolio_items_removed" ON "portfolio_items" USING btree ("removed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_items_skill" ON "portfolio_items" USING btree ("student_id","name") WHERE "portfolio_items"."section" = 'skills' and "portfolio_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "portfolio_items_name" ON "portfolio_items" USING btree ("section","name");--> statement-breakpoint
CREATE INDEX "openings_student" ON "openings" USING btree ("student_id","at");--> statement-breakpoint
CREATE INDEX "openings_visitor" ON "openings" USING btree ("student_id","visitor","at");--> statement-breakpoint
CREATE UNIQUE INDEX "slugs_look" ON "slugs" USING btree ("look");--> statement-breakpoint
CREATE UNIQUE INDEX "slugs_student" ON "slugs" USING btree ("student_id") WHERE "slugs"."retired_at" is null;--> statement-breakpoint
ALTER TABLE "students" DROP COLUMN "slug";--> statement-breakpoint
ALTER TABLE "students" DROP COLUMN "video";