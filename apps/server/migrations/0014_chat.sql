CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"college_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"subject_type" text,
	"subject_id" uuid,
	"subject_title" text,
	"subject_key" text DEFAULT '' NOT NULL,
	"last_place" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"reminded_place" integer DEFAULT 0 NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_conversations_subject" UNIQUE("connection_id","subject_key")
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid,
	"uploader_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"side" text NOT NULL,
	"body" text NOT NULL,
	"reply_to" uuid,
	"client_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chat_messages_place" UNIQUE("conversation_id","place"),
	CONSTRAINT "chat_messages_sent_once" UNIQUE("sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_readers" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_readers_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid,
	CONSTRAINT "chat_reports_once" UNIQUE("message_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_readers" ADD CONSTRAINT "chat_readers_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_readers" ADD CONSTRAINT "chat_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_college" ON "chat_conversations" USING btree ("college_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_conversations_company" ON "chat_conversations" USING btree ("company_id","last_at","id");--> statement-breakpoint
CREATE INDEX "chat_conversations_unreminded" ON "chat_conversations" USING btree ("last_at") WHERE "chat_conversations"."reminded_place" < "chat_conversations"."last_place";--> statement-breakpoint
CREATE INDEX "chat_files_message" ON "chat_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_files_conversation" ON "chat_files" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "chat_messages_at" ON "chat_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_readers_user" ON "chat_readers" USING btree ("user_id");