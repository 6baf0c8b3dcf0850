DROP INDEX `species_order_sc_name`;--> statement-breakpoint
CREATE INDEX `species_order_sc_name` ON `species` ("sc_name" COLLATE NOCASE,`sc_id`,`search_key`);