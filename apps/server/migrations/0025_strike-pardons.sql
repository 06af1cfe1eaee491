CREATE TABLE "strike_pardons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "strike_pardons_one" UNIQUE("student_id","key")
);
--> statement-breakpoint
ALTER TABLE "strike_pardons" ADD CONSTRAINT "strike_pardons_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strike_pardons" ADD CONSTRAINT "strike_pardons_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "strike_pardons" ADD CONSTRAINT "strike_pardons_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "strike_pardons_college" ON "strike_pardons" USING btree ("college_id","at");--> statement-breakpoint
CREATE INDEX "slots_missed" ON "slots" USING btree ("starts_at") WHERE state = 'NO_SHOW';--> statement-breakpoint
CREATE INDEX "application_rounds_absent" ON "application_rounds" USING btree ("at") WHERE result = 'ABSENT';