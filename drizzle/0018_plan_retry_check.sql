PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_plans` (
	`fp_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`fp_name` text NOT NULL,
	`fp_repeat` integer DEFAULT 0 NOT NULL,
	`fp_start` text NOT NULL,
	`fp_weekdays` text DEFAULT '0000000' NOT NULL,
	`fp_active` integer DEFAULT 1 NOT NULL,
	`def_feeder` text DEFAULT '' NOT NULL,
	`retry_days` integer DEFAULT 0 NOT NULL,
	`import_id` integer,
	`rev` integer DEFAULT 1 NOT NULL,
	`changed` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "plans_retry_days" CHECK("__new_plans"."retry_days" BETWEEN 0 AND 60),
	CONSTRAINT "plans_repeat" CHECK("__new_plans"."fp_repeat" BETWEEN 0 AND 365),
	CONSTRAINT "plans_weekdays" CHECK(length("__new_plans"."fp_weekdays") = 7 AND "__new_plans"."fp_weekdays" NOT GLOB '*[^01]*'),
	CONSTRAINT "plans_rule" CHECK("__new_plans"."fp_repeat" > 0 OR "__new_plans"."fp_weekdays" GLOB '*1*'),
	CONSTRAINT "plans_active" CHECK("__new_plans"."fp_active" IN (0, 1)),
	CONSTRAINT "plans_start" CHECK("__new_plans"."fp_start" IS NULL OR (length("__new_plans"."fp_start") = 10 AND date("__new_plans"."fp_start") = "__new_plans"."fp_start"))
) STRICT;
--> statement-breakpoint
INSERT INTO `__new_plans`("fp_id", "uid", "fp_name", "fp_repeat", "fp_start", "fp_weekdays", "fp_active", "def_feeder", "retry_days", "import_id", "rev", "changed") SELECT "fp_id", "uid", "fp_name", "fp_repeat", "fp_start", "fp_weekdays", "fp_active", "def_feeder", "retry_days", "import_id", "rev", "changed" FROM `plans`;--> statement-breakpoint
DROP TABLE `plans`;--> statement-breakpoint
ALTER TABLE `__new_plans` RENAME TO `plans`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `plans_owner` ON `plans` (`uid`,`fp_active`);--> statement-breakpoint
CREATE INDEX `plans_import` ON `plans` (`import_id`) WHERE import_id IS NOT NULL;