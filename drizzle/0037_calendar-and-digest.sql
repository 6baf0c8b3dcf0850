CREATE TABLE `calendar_feeds` (
	`uid` integer PRIMARY KEY NOT NULL,
	`secret_hash` text NOT NULL,
	`secret` text NOT NULL,
	`created` text NOT NULL,
	`last_read` text,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_secret_hash_unique` ON `calendar_feeds` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `digests` (
	`uid` integer PRIMARY KEY NOT NULL,
	`last_day` text,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `mails` ADD `stop_link` text DEFAULT '' NOT NULL;