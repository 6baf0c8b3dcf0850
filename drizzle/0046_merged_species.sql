CREATE TABLE `merged_species` (
	`sc_id` integer PRIMARY KEY NOT NULL,
	`into_id` integer NOT NULL,
	FOREIGN KEY (`into_id`) REFERENCES `species`(`sc_id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `merged_species_into` ON `merged_species` (`into_id`);