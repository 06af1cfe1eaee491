CREATE TABLE "connection_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"connection_id" uuid NOT NULL,
	"before" text,
	"status" text NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"reason" text,
	"reason_text" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dashboards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"widgets" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quick_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "infrastructure" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"capacity" integer,
	"description" text,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "connection_events" ADD CONSTRAINT "connection_events_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dashboards" ADD CONSTRAINT "dashboards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_actions" ADD CONSTRAINT "quick_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_events_connection" ON "connection_events" USING btree ("connection_id","at");--> statement-breakpoint
CREATE INDEX "quick_actions_user" ON "quick_actions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "infrastructure_owner" ON "infrastructure" USING btree ("owner_kind","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "colleges_listed" ON "colleges" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "companies_listed" ON "companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "connections_company_newest" ON "connections" USING btree ("company_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "connections_college_newest" ON "connections" USING btree ("college_id","requested_at","id");