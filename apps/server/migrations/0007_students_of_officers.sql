CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"entity" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_members" (
	"collection_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_members_collection_id_student_id_pk" PRIMARY KEY("collection_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"colour" text,
	"owner_id" uuid,
	"shared" boolean DEFAULT true NOT NULL,
	"query" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid NOT NULL,
	"company" text,
	"role" text,
	"ctc" integer,
	"joining_date" text,
	"source" text,
	"state" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"name" text,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"college_id" uuid NOT NULL,
	"what" text NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "student_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"change_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"what" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"reason" text,
	"before" uuid,
	"offer" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "students_college";--> statement-breakpoint
DROP INDEX "students_college_name";--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "status_event" uuid;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "placement_event" uuid;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "offers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "best_package" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "details_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "outcome_tag" text DEFAULT 'SEEKING' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "name" text collate "C" GENERATED ALWAYS AS (lower(btrim("students"."first_name" || ' ' || "students"."last_name"))) STORED;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(string_to_array("college_id"::text || ':' || regexp_replace(btrim(lower("students"."first_name" || ' ' || "students"."last_name" || ' ' || "students"."email" || ' ' || coalesce("students"."roll_number", ''))), '\s+', ' ' || "college_id"::text || ':', 'g'), ' '))) STORED;--> statement-breakpoint
ALTER TABLE "collection_members" ADD CONSTRAINT "collection_members_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_members" ADD CONSTRAINT "collection_members_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_offers" ADD CONSTRAINT "external_offers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_offers" ADD CONSTRAINT "external_offers_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_changes" ADD CONSTRAINT "student_changes_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_events" ADD CONSTRAINT "student_events_change_id_student_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."student_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_events" ADD CONSTRAINT "student_events_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_tenant" ON "audit_entries" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "collection_members_student" ON "collection_members" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name" ON "collections" USING btree ("college_id","kind",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "external_offers_student" ON "external_offers" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "invitations_college" ON "invitations" USING btree ("college_id","sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email" ON "invitations" USING btree ("college_id","email");--> statement-breakpoint
CREATE INDEX "student_changes_college" ON "student_changes" USING btree ("college_id","at");--> statement-breakpoint
CREATE INDEX "student_events_student" ON "student_events" USING btree ("student_id","at");--> statement-breakpoint
CREATE INDEX "student_events_change" ON "student_events" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "students_by_name" ON "students" USING btree ("college_id","name","user_id") WHERE not "students"."archived";--> statement-breakpoint
CREATE INDEX "students_by_roll" ON "students" USING btree ("college_id",("roll_number" collate "C"),"user_id") WHERE not "students"."archived";--> statement-breakpoint
CREATE INDEX "students_by_department" ON "students" USING btree ("college_id",("department" collate "C"),"name","user_id") WHERE not "students"."archived";--> statement-breakpoint
CREATE INDEX "students_by_cgpa" ON "students" USING btree ("college_id","cgpa","name","user_id") WHERE not "students"."archived";--> statement-breakpoint
CREATE INDEX "students_by_update" ON "students" USING btree ("college_id","updated_at","user_id") WHERE not "students"."archived";--> statement-breakpoint
CREATE INDEX "students_status" ON "students" USING btree ("college_id","account_status");--> statement-breakpoint
CREATE INDEX "students_placement" ON "students" USING btree ("college_id","placement_status");--> statement-breakpoint
CREATE INDEX "students_year" ON "students" USING btree ("college_id","graduation_year");--> statement-breakpoint
CREATE INDEX "students_search" ON "students" USING gin ("search");--> statement-breakpoint
-- A student is called in one place, the account; the copy that lists read is written here alone.
CREATE FUNCTION "take_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE account record;
BEGIN
  SELECT u."first_name", u."last_name", u."email", u."picture" INTO account FROM "users" u WHERE u."id" = NEW."user_id";
  IF FOUND THEN
    NEW."first_name" := account."first_name";
    NEW."last_name" := account."last_name";
    NEW."email" := account."email";
    NEW."picture" := account."picture";
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "students_take_account" BEFORE INSERT ON "students" FOR EACH ROW EXECUTE FUNCTION "take_account"();
--> statement-breakpoint
CREATE FUNCTION "tell_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "students"
    SET "first_name" = NEW."first_name", "last_name" = NEW."last_name", "email" = NEW."email", "picture" = NEW."picture"
    WHERE "user_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_tell_account" AFTER UPDATE OF "first_name", "last_name", "email", "picture" ON "users" FOR EACH ROW
  WHEN (NEW."role" = 'STUDENT') EXECUTE FUNCTION "tell_account"();
--> statement-breakpoint
UPDATE "students" SET "first_name" = u."first_name", "last_name" = u."last_name", "email" = u."email", "picture" = u."picture"
  FROM "users" u WHERE u."id" = "students"."user_id";
--> statement-breakpoint
-- Whoever was called placed or offered before there were offers was so without their details.
INSERT INTO "external_offers" ("student_id", "state", "recorded_at")
  SELECT "user_id", CASE "placement_status" WHEN 'PLACED' THEN 'ACCEPTED' ELSE 'EXTENDED' END, "updated_at"
  FROM "students" WHERE "placement_status" <> 'NOT_PLACED';
--> statement-breakpoint
UPDATE "students" SET "offers" = 1, "details_pending" = "placement_status" = 'PLACED' WHERE "placement_status" <> 'NOT_PLACED';
