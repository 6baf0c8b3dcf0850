CREATE TABLE `login_tickets` (
	`ticket_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`uid` integer,
	`challenge` text DEFAULT '' NOT NULL,
	`expires` text NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `login_tickets_owner` ON `login_tickets` (`uid`);--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`uid` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed` integer DEFAULT 0 NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created` text NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`name` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer DEFAULT 0 NOT NULL,
	`transports` text DEFAULT '[]' NOT NULL,
	`created` text NOT NULL,
	`last_used` text,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_owner` ON `passkeys` (`uid`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`uid` integer NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`uid`, `code_hash`),
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
