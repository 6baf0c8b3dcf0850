DROP INDEX `pets_tag`;--> statement-breakpoint
ALTER TABLE `pets` ADD `handed_over` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `pets_all_tags` ON `pets` (`tag`) WHERE tag <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `pets_tag` ON `pets` (`tag`) WHERE tag <> '' AND handed_over = 0;