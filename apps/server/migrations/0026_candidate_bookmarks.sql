CREATE TABLE "candidate_bookmarks" (
	"company_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"bookmarked_by" uuid,
	"bookmarked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_bookmarks_company_id_student_id_pk" PRIMARY KEY("company_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_bookmarks" ADD CONSTRAINT "candidate_bookmarks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_bookmarks" ADD CONSTRAINT "candidate_bookmarks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_bookmarks" ADD CONSTRAINT "candidate_bookmarks_bookmarked_by_users_id_fk" FOREIGN KEY ("bookmarked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_bookmarks_student" ON "candidate_bookmarks" USING btree ("student_id");