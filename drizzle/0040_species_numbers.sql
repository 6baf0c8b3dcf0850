CREATE TABLE `species_numbers` (
	`sc_id` integer PRIMARY KEY NOT NULL,
	`numbers` text,
	`usual` text,
	`counted` text,
	`stale` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`sc_id`) REFERENCES `species`(`sc_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "species_numbers_is_stale" CHECK("species_numbers"."stale" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE INDEX `species_numbers_stale` ON `species_numbers` (`sc_id`) WHERE stale = 1;