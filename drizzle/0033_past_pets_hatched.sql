ALTER TABLE `past_pets` ADD `kept_since` text;--> statement-breakpoint
ALTER TABLE `past_pets` ADD `hatched` text;