CREATE TABLE "calendar_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"all_day" boolean NOT NULL,
	"start_day" text NOT NULL,
	"start_time" text,
	"end_day" text NOT NULL,
	"end_time" text,
	"zone" text NOT NULL,
	"repeat" text NOT NULL,
	"repeat_until" text,
	"reminders" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_versions" (
	"role" text NOT NULL,
	"event_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_versions_role_event_id_pk" PRIMARY KEY("role","event_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_blocks" ADD CONSTRAINT "calendar_blocks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_blocks_owner" ON "calendar_blocks" USING btree ("owner_id","last_at");--> statement-breakpoint
CREATE INDEX "calendar_versions_ends" ON "calendar_versions" USING btree ("ends_at");