ALTER TABLE `feedings` ADD `amount` integer;--> statement-breakpoint
ALTER TABLE `molts` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `molts` ADD `molt_no` integer;--> statement-breakpoint
ALTER TABLE `molts` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `molts` ADD `gender` text;--> statement-breakpoint
ALTER TABLE `molts` ADD `sex_by` text;--> statement-breakpoint
ALTER TABLE `molts` ADD `details_recorded` text DEFAULT '{}' NOT NULL;