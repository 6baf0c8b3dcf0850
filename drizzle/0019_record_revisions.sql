ALTER TABLE `countries` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `countries` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `recorded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `feedings` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `feedings` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `molts` ADD `recorded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `molts` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `molts` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `pets` ADD `pre_molt_recorded` integer DEFAULT 0 NOT NULL;