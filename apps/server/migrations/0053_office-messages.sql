CREATE TABLE "office_message_students" (
	"message_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "office_message_students_student_id_message_id_pk" PRIMARY KEY("student_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "office_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"college_id" uuid NOT NULL,
	"by" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"recipients" integer NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"form_key" uuid NOT NULL,
	"print" text NOT NULL,
	CONSTRAINT "office_messages_form" UNIQUE("by","form_key")
);
--> statement-breakpoint
ALTER TABLE "office_message_students" ADD CONSTRAINT "office_message_students_message_id_office_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."office_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_message_students" ADD CONSTRAINT "office_message_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_messages" ADD CONSTRAINT "office_messages_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_message_students_message" ON "office_message_students" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "office_messages_newest" ON "office_messages" USING btree ("college_id","at","id");