CREATE TABLE `api_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`scope` text NOT NULL,
	`token_hash` text NOT NULL,
	`hint` text DEFAULT '' NOT NULL,
	`created` text NOT NULL,
	`last_used` text,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_token_hash_unique` ON `api_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_tokens_owner` ON `api_tokens` (`uid`);