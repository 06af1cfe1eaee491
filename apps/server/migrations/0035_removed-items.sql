DROP INDEX "portfolio_items_removed";--> statement-breakpoint
CREATE INDEX "portfolio_items_removed" ON "portfolio_items" USING btree ("removed_at") WHERE "portfolio_items"."removed_at" is not null;