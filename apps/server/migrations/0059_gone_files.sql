CREATE TABLE "gone_files" (
	"key" text PRIMARY KEY NOT NULL
);
