CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`created` text NOT NULL,
	`last_used` text NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sessions_owner` ON `sessions` (`uid`,`last_used`);--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `token_version`;