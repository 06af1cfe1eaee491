CREATE TABLE "reminders_given" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reminders_given_at" ON "reminders_given" USING btree ("at");