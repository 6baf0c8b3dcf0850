CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer,
	`purchase_id` integer,
	`slid` integer,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`sum` text NOT NULL,
	`created` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`slid`) REFERENCES `sales`(`slid`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "documents_kind" CHECK("documents"."kind" IN ('pdf', 'jpeg', 'png')),
	CONSTRAINT "documents_of_one" CHECK(("documents"."pet_id" IS NOT NULL) + ("documents"."purchase_id" IS NOT NULL) + ("documents"."slid" IS NOT NULL) = 1)
) STRICT;
--> statement-breakpoint
CREATE INDEX `documents_pet` ON `documents` (`pet_id`);--> statement-breakpoint
CREATE INDEX `documents_purchase` ON `documents` (`purchase_id`);--> statement-breakpoint
CREATE INDEX `documents_sale` ON `documents` (`slid`);--> statement-breakpoint
CREATE TABLE `gone_documents` (
	`id` integer PRIMARY KEY NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer NOT NULL,
	`version` integer NOT NULL,
	`key` text NOT NULL,
	`day` text,
	`caption` text DEFAULT '' NOT NULL,
	`molt_id` integer,
	`bytes` integer DEFAULT 0 NOT NULL,
	`thumb` text,
	`mobile` text,
	`large` text,
	`rev` integer DEFAULT 1 NOT NULL,
	`changed` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`molt_id`) REFERENCES `molts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "pictures_day" CHECK("pictures"."day" IS NULL OR (length("pictures"."day") = 10 AND date("pictures"."day") = "pictures"."day"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `pictures_key` ON `pictures` (`pet_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `pictures_secret` ON `pictures` (`key`);--> statement-breakpoint
CREATE INDEX `pictures_molt` ON `pictures` (`molt_id`);--> statement-breakpoint
ALTER TABLE `pets` ADD `last_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `pets` SET `last_version` = `img_version` WHERE `img_version` > 0;--> statement-breakpoint
INSERT INTO `pictures` (`pet_id`, `version`, `key`, `thumb`, `mobile`, `large`)
SELECT `pets`.`id`, `pets`.`img_version`, lower(hex(randomblob(16))), `sums`.`thumb`, `sums`.`mobile`, `sums`.`large`
FROM `pets` LEFT JOIN `picture_sums` `sums` ON `sums`.`pet_id` = `pets`.`id` AND `sums`.`img_version` = `pets`.`img_version`
WHERE `pets`.`has_img` = 1 AND `pets`.`id` > 0;