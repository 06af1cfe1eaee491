ALTER TABLE "deletions" RENAME COLUMN "student_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "deletions" DROP CONSTRAINT "deletions_student_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "class_imports" DROP CONSTRAINT "class_imports_officer_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "class_imports" ALTER COLUMN "officer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_imports" ADD CONSTRAINT "class_imports_officer_id_users_id_fk" FOREIGN KEY ("officer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;