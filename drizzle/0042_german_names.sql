CREATE TABLE `shipped_names` (
	`sc_name` text PRIMARY KEY NOT NULL,
	`en_name` text NOT NULL,
	`de_name` text NOT NULL
) STRICT;
--> statement-breakpoint
ALTER TABLE `species` ADD `de_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `species_german` ON `species` (`sc_name`,`de_name`) WHERE de_name <> '';