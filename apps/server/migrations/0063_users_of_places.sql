DROP INDEX "users_college";--> statement-breakpoint
DROP INDEX "users_company";--> statement-breakpoint
CREATE INDEX "users_college" ON "users" USING btree ("college_id") WHERE "users"."college_id" is not null;--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id") WHERE "users"."company_id" is not null;