DROP INDEX `feedings_order`;--> statement-breakpoint
CREATE INDEX `feedings_order` ON `feedings` (`pet_id`,`date_f`,`recorded`,`id`,`progress`);--> statement-breakpoint
ALTER TABLE `pets` ADD `refusals` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pets` ADD `refused_since` text;--> statement-breakpoint
ALTER TABLE `plans` ADD `retry_days` integer DEFAULT 0 NOT NULL;