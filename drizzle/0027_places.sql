CREATE TABLE `place_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`place_id` integer NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`changed` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`place_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "place_notes_kind" CHECK("place_notes"."kind" IN ('cleaned', 'note')),
	CONSTRAINT "place_notes_date" CHECK("place_notes"."date" IS NULL OR (length("place_notes"."date") = 10 AND date("place_notes"."date") = "place_notes"."date"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `place_notes_key` ON `place_notes` (`place_id`,`date`,`kind`,`text`);--> statement-breakpoint
CREATE TABLE `places` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`parent_id` integer,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`slots` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`tag` text DEFAULT '' NOT NULL,
	`import_id` integer,
	`path` text DEFAULT '' NOT NULL,
	`search_key` text DEFAULT '' NOT NULL,
	`rev` integer DEFAULT 1 NOT NULL,
	`changed` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "places_kind" CHECK("places"."kind" IN ('room', 'rack', 'shelf', 'box')),
	CONSTRAINT "places_slots" CHECK("places"."slots" BETWEEN 0 AND 500)
) STRICT;
--> statement-breakpoint
CREATE INDEX `places_owner` ON `places` (`uid`,`parent_id`,`position`);--> statement-breakpoint
CREATE INDEX `places_parent` ON `places` (`parent_id`) WHERE parent_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `places_tag` ON `places` (`tag`) WHERE tag <> '';--> statement-breakpoint
CREATE INDEX `places_import` ON `places` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
DROP INDEX `events_key`;--> statement-breakpoint
ALTER TABLE `events` ADD `move` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `moved_from` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `events_key` ON `events` (`pet_id`,`date_ev`,`event`,`move`);--> statement-breakpoint
ALTER TABLE `pets` ADD `place_id` integer REFERENCES places(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `pets` ADD `place_order` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `pets_place` ON `pets` (`place_id`,`archived`,`place_order`,`id`) WHERE place_id IS NOT NULL;