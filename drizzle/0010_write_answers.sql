CREATE TABLE `write_answers` (
	`uid` integer NOT NULL,
	`key` text NOT NULL,
	`call` text NOT NULL,
	`answer` text,
	`created` text NOT NULL,
	PRIMARY KEY(`uid`, `key`),
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `write_answers_created` ON `write_answers` (`created`);