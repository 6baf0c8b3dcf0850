CREATE TABLE `hand_over_pets` (
	`hand_over_id` integer NOT NULL,
	`no` integer NOT NULL,
	`pet_id` integer NOT NULL,
	`count` integer NOT NULL,
	`slid` integer,
	`sale` text,
	PRIMARY KEY(`hand_over_id`, `no`),
	FOREIGN KEY (`hand_over_id`) REFERENCES `hand_overs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`slid`) REFERENCES `sales`(`slid`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "hand_over_pets_count" CHECK("hand_over_pets"."count" >= 1)
) STRICT;
--> statement-breakpoint
CREATE INDEX `hand_over_pets_pet` ON `hand_over_pets` (`pet_id`);--> statement-breakpoint
CREATE INDEX `hand_over_pets_sale` ON `hand_over_pets` (`slid`) WHERE slid IS NOT NULL;--> statement-breakpoint
CREATE TABLE `hand_overs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`code` text NOT NULL,
	`history` integer DEFAULT 0 NOT NULL,
	`pictures` integer DEFAULT 0 NOT NULL,
	`notes` integer DEFAULT 0 NOT NULL,
	`origin` integer DEFAULT 0 NOT NULL,
	`reason` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`created` text NOT NULL,
	`expires` text NOT NULL,
	`ended` text,
	`fetched` text,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "hand_overs_reason" CHECK("hand_overs"."reason" IN ('sold', 'given')),
	CONSTRAINT "hand_overs_state" CHECK("hand_overs"."state" IN ('open', 'taken', 'withdrawn'))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `hand_overs_code_unique` ON `hand_overs` (`code`);--> statement-breakpoint
CREATE INDEX `hand_overs_owner` ON `hand_overs` (`uid`,`id`);