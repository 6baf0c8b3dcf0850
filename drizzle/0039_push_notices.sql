CREATE TABLE `push_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`push_id` integer NOT NULL,
	`notice` text NOT NULL,
	`until` text NOT NULL,
	`next_try` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`push_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `push_notices_device` ON `push_notices` (`push_id`);--> statement-breakpoint
CREATE INDEX `push_notices_next` ON `push_notices` (`next_try`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`sid` integer NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`kinds` text NOT NULL,
	`hour` integer NOT NULL,
	`quiet_from` integer NOT NULL,
	`quiet_to` integer NOT NULL,
	`zone` text NOT NULL,
	`language` text NOT NULL,
	`created` text NOT NULL,
	`last_day` text,
	`last_sent` text,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sid`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_sid_unique` ON `push_subscriptions` (`sid`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_owner` ON `push_subscriptions` (`uid`);