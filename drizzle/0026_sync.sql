CREATE TABLE `sync_gone` (
	`uid` integer NOT NULL,
	`id` integer NOT NULL,
	`sync_rev` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`uid`, `id`),
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `sync_gone_order` ON `sync_gone` (`uid`,`sync_rev`);--> statement-breakpoint
CREATE TABLE `sync_parts` (
	`uid` integer NOT NULL,
	`part` text NOT NULL,
	`sync_rev` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`uid`, `part`),
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
ALTER TABLE `pets` ADD `sync_rev` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `sync_rev` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `write_answers` ADD `sync_rev` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `write_answers_sync` ON `write_answers` (`uid`,`sync_rev`);