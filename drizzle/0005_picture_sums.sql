CREATE TABLE `deletions` (
	`kind` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `picture_sums` (
	`pet_id` integer PRIMARY KEY NOT NULL,
	`img_version` integer NOT NULL,
	`thumb` text NOT NULL,
	`mobile` text NOT NULL,
	`large` text NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
