ALTER TABLE "invitations" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_secret" ON "invitations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "invitations_mail" ON "invitations" USING btree ("mail_id");