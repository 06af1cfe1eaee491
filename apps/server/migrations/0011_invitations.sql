ALTER TABLE "class_imports" ADD COLUMN "invite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "invitations_student" ON "invitations" USING btree ("user_id");