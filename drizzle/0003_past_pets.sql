CREATE TABLE `past_pets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`pet_no` integer,
	`name` text NOT NULL,
	`sc_id` integer,
	`sc_name` text NOT NULL,
	`gender` text NOT NULL,
	`created` text NOT NULL,
	`an_count` integer DEFAULT 0 NOT NULL,
	`archive_reason` text,
	`archive_date` text,
	`archive_note` text DEFAULT '' NOT NULL,
	`purchase_id` integer,
	`import_id` integer,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sc_id`) REFERENCES `species`(`sc_id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "past_pets_gender" CHECK("past_pets"."gender" IN ('m', 'f', 'other')),
	CONSTRAINT "past_pets_an_count" CHECK("past_pets"."an_count" >= 0),
	CONSTRAINT "past_pets_archive_reason" CHECK("past_pets"."archive_reason" IS NULL OR "past_pets"."archive_reason" IN ('died', 'sold', 'given', 'lost', 'other')),
	CONSTRAINT "past_pets_archive_date" CHECK("past_pets"."archive_date" IS NULL OR (length("past_pets"."archive_date") = 10 AND date("past_pets"."archive_date") = "past_pets"."archive_date"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `past_pets_owner` ON `past_pets` (`uid`,`pet_no`);--> statement-breakpoint
CREATE INDEX `past_pets_species` ON `past_pets` (`sc_id`) WHERE sc_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `past_pets_purchase` ON `past_pets` (`purchase_id`) WHERE purchase_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `past_pets_import` ON `past_pets` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `parent_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `sales` ADD `past_id` integer REFERENCES past_pets(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `sales_past` ON `sales` (`past_id`) WHERE past_id IS NOT NULL;