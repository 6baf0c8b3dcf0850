ALTER TABLE `users` ADD `rev` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `changed` text DEFAULT '{}' NOT NULL;