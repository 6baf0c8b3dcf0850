ALTER TABLE `expos` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `expos` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `pets` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `pets` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `sales` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `sales` ADD `changed` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `site_config` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `species` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `species` ADD `changed` text DEFAULT '{}' NOT NULL;