DROP INDEX "students_search";--> statement-breakpoint
CREATE INDEX "students_search" ON "students" USING gin ("search") WITH (fastupdate=false);