ALTER TABLE `molts` ADD `size_recorded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pets` ADD `gender_recorded` integer DEFAULT 0 NOT NULL;