ALTER TABLE `past_pets` ADD `tag` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `pets` ADD `earlier_nos` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `pets` ADD `tag` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `pets_tag` ON `pets` (`tag`) WHERE tag <> '';