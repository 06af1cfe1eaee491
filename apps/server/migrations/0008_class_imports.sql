CREATE TABLE "class_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"typed" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"user_id" uuid,
	"applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "class_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "class_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"officer_id" uuid NOT NULL,
	"officer" text NOT NULL,
	"file_name" text NOT NULL,
	"hash" text NOT NULL,
	"file" text,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"change_keys" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "total_backlogs" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "current_semester" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "tenth_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "tenth_year" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "twelfth_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "twelfth_year" integer;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "diploma_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "disability" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "class_import_rows" ADD CONSTRAINT "class_import_rows_import_id_class_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."class_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_imports" ADD CONSTRAINT "class_imports_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_imports" ADD CONSTRAINT "class_imports_officer_id_users_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_import_rows_outcome" ON "class_import_rows" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "class_imports_college" ON "class_imports" USING btree ("college_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "class_imports_open" ON "class_imports" USING btree ("college_id","hash") WHERE "class_imports"."state" in ('READING', 'PREVIEW', 'COMMITTING');