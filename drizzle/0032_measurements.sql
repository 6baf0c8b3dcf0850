CREATE TABLE `measurements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer NOT NULL,
	`date_ms` text NOT NULL,
	`kind` text NOT NULL,
	`value` real NOT NULL,
	`recorded` integer DEFAULT 0 NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`changed` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "measurements_value" CHECK("measurements"."value" > 0),
	CONSTRAINT "measurements_date_ms" CHECK("measurements"."date_ms" IS NULL OR (length("measurements"."date_ms") = 10 AND date("measurements"."date_ms") = "measurements"."date_ms"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `measurements_key` ON `measurements` (`pet_id`,`kind`,`date_ms`);--> statement-breakpoint
ALTER TABLE `pets` ADD `weight` real;--> statement-breakpoint
ALTER TABLE `pets` ADD `weight_date` text;