CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"zone" text NOT NULL,
	"digest_hour" smallint NOT NULL,
	"quiet" boolean NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_to" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"actor" text,
	"entity" jsonb,
	"priority" text NOT NULL,
	"group_key" text,
	"open_group" text,
	"many" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"in_app" boolean NOT NULL,
	"mail_at" timestamp with time zone,
	CONSTRAINT "notifications_group" UNIQUE("user_id","open_group")
);
--> statement-breakpoint
CREATE TABLE "realtime_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_events" (
	"place" bigserial PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" bigint,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realtime_counters" ADD CONSTRAINT "realtime_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realtime_events" ADD CONSTRAINT "realtime_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null and "notifications"."archived_at" is null and "notifications"."in_app";--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_at") WHERE "notifications"."mail_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_since" ON "notifications" USING btree ("since");--> statement-breakpoint
CREATE UNIQUE INDEX "realtime_events_of_user" ON "realtime_events" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "realtime_events_waiting" ON "realtime_events" USING btree ("place") WHERE "realtime_events"."seq" is null;--> statement-breakpoint
CREATE INDEX "realtime_events_at" ON "realtime_events" USING btree ("at");