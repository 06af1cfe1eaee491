CREATE INDEX "bookings_posting" ON "bookings" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "slots_planned" ON "slots" USING btree ("planned_id");