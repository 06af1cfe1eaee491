CREATE INDEX "todos_assignee" ON "todos" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "todos_remind" ON "todos" USING btree ("remind_at");