CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_date` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`uid` integer,
	`email` text NOT NULL,
	`message` text NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE set null
) STRICT;
--> statement-breakpoint
CREATE INDEX `contact_messages_owner` ON `contact_messages` (`uid`,`id`);--> statement-breakpoint
CREATE TABLE `countries` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	CONSTRAINT "countries_code" CHECK("countries"."code" GLOB '[A-Z][A-Z]')
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `countries_name` ON `countries` (lower("name"));--> statement-breakpoint
CREATE TABLE `event_log` (
	`eid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`time` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`path` text DEFAULT '' NOT NULL,
	`log_type` text NOT NULL,
	`message` text NOT NULL,
	`uid` integer
) STRICT;
--> statement-breakpoint
CREATE INDEX `event_log_time` ON `event_log` (`time`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer NOT NULL,
	`date_ev` text NOT NULL,
	`event` text NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "events_date_ev" CHECK("events"."date_ev" IS NULL OR (length("events"."date_ev") = 10 AND date("events"."date_ev") = "events"."date_ev"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `events_key` ON `events` (`pet_id`,`date_ev`,`event`);--> statement-breakpoint
CREATE TABLE `expos` (
	`expid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`e_date` text NOT NULL,
	`e_name` text NOT NULL,
	`e_table` text DEFAULT '' NOT NULL,
	`e_offer` text DEFAULT '' NOT NULL,
	`e_sold` text DEFAULT '' NOT NULL,
	CONSTRAINT "expos_e_date" CHECK("expos"."e_date" IS NULL OR (length("expos"."e_date") = 10 AND date("expos"."e_date") = "expos"."e_date"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `expos_date` ON `expos` (`e_date`,`expid`);--> statement-breakpoint
CREATE TABLE `feeders` (
	`uid` integer NOT NULL,
	`food` text NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`last_used` text,
	PRIMARY KEY(`uid`, `food`),
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE TABLE `feedings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer NOT NULL,
	`date_f` text NOT NULL,
	`food` text DEFAULT '' NOT NULL,
	`progress` integer NOT NULL,
	`fp_id` integer,
	`recorded` integer NOT NULL,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`fp_id`) REFERENCES `plans`(`fp_id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "feedings_progress" CHECK("feedings"."progress" IN (0, 1, 2)),
	CONSTRAINT "feedings_date_f" CHECK("feedings"."date_f" IS NULL OR (length("feedings"."date_f") = 10 AND date("feedings"."date_f") = "feedings"."date_f"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `feedings_key` ON `feedings` (`pet_id`,`date_f`,`food`);--> statement-breakpoint
CREATE INDEX `feedings_order` ON `feedings` (`pet_id`,`date_f`,`recorded`,`id`);--> statement-breakpoint
CREATE INDEX `feedings_plan` ON `feedings` (`fp_id`,`date_f`) WHERE fp_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`created` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`added` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `imports_owner` ON `imports` (`uid`,`id`);--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`uid` integer,
	`email` text DEFAULT '' NOT NULL,
	`created` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`expires` text NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_tokens_purpose" CHECK("mail_tokens"."purpose" IN ('verify', 'reset', 'invite'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `mail_tokens_owner` ON `mail_tokens` (`uid`,`purpose`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`uid` integer,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`html` text DEFAULT '' NOT NULL,
	`link` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`error` text DEFAULT '' NOT NULL,
	`created` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`next_try` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`sent` text,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "mails_state" CHECK("mails"."state" IN ('waiting', 'sent', 'failed'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`next_try`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `mails_recent` ON `mails` (`email`,`kind`,`created`);--> statement-breakpoint
CREATE TABLE `message_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` integer NOT NULL,
	`message_date` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`message` text NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `message_replies_message` ON `message_replies` (`message_id`,`id`);--> statement-breakpoint
CREATE TABLE `molts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pet_id` integer NOT NULL,
	`date_mt` text NOT NULL,
	`size` real,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "molts_size" CHECK("molts"."size" IS NULL OR ("molts"."size" > 0 AND "molts"."size" <= 1000)),
	CONSTRAINT "molts_date_mt" CHECK("molts"."date_mt" IS NULL OR (length("molts"."date_mt") = 10 AND date("molts"."date_mt") = "molts"."date_mt"))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `molts_key` ON `molts` (`pet_id`,`date_mt`);--> statement-breakpoint
CREATE TABLE `news` (
	`nid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`date_n` text NOT NULL,
	`n_text` text NOT NULL,
	CONSTRAINT "news_date_n" CHECK("news"."date_n" IS NULL OR (length("news"."date_n") = 10 AND date("news"."date_n") = "news"."date_n"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `news_date` ON `news` (`date_n`,`nid`);--> statement-breakpoint
CREATE TABLE `pets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`sc_id` integer NOT NULL,
	`name` text NOT NULL,
	`gender` text DEFAULT 'other' NOT NULL,
	`an_count` integer DEFAULT 1 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`created` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`pre_molt` text,
	`is_public` integer DEFAULT 0 NOT NULL,
	`has_img` integer DEFAULT 0 NOT NULL,
	`img_version` integer DEFAULT 0 NOT NULL,
	`archived` integer DEFAULT 0 NOT NULL,
	`archive_reason` text,
	`archive_date` text,
	`archive_note` text DEFAULT '' NOT NULL,
	`purchase_id` integer,
	`import_id` integer,
	`date_f` text,
	`food` text,
	`offer_date` text,
	`offer_food` text,
	`progress` integer,
	`mmt` text,
	`size` real,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sc_id`) REFERENCES `species`(`sc_id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`purchase_id`) REFERENCES `purchases`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "pets_gender" CHECK("pets"."gender" IN ('m', 'f', 'other')),
	CONSTRAINT "pets_an_count" CHECK("pets"."an_count" >= 1),
	CONSTRAINT "pets_pre_molt" CHECK("pets"."pre_molt" IS NULL OR (length("pets"."pre_molt") = 10 AND date("pets"."pre_molt") = "pets"."pre_molt")),
	CONSTRAINT "pets_archive_date" CHECK("pets"."archive_date" IS NULL OR (length("pets"."archive_date") = 10 AND date("pets"."archive_date") = "pets"."archive_date")),
	CONSTRAINT "pets_archived" CHECK("pets"."archived" IN (0, 1)),
	CONSTRAINT "pets_has_img" CHECK("pets"."has_img" IN (0, 1)),
	CONSTRAINT "pets_is_public" CHECK("pets"."is_public" IN (0, 1)),
	CONSTRAINT "pets_archive_reason" CHECK("pets"."archive_reason" IS NULL OR "pets"."archive_reason" IN ('died', 'sold', 'given', 'lost', 'other'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `pets_by_species` ON `pets` (`uid`,`archived`,`sc_id`,`id`);--> statement-breakpoint
CREATE INDEX `pets_by_name` ON `pets` (`uid`,`archived`,"name" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `pets_by_date_f` ON `pets` (`uid`,`archived`,`date_f`,`id`);--> statement-breakpoint
CREATE INDEX `pets_by_mmt` ON `pets` (`uid`,`archived`,`mmt`,`id`);--> statement-breakpoint
CREATE INDEX `pets_open` ON `pets` (`uid`,`offer_date`) WHERE progress = 1 AND archived = 0;--> statement-breakpoint
CREATE INDEX `pets_species` ON `pets` (`sc_id`);--> statement-breakpoint
CREATE INDEX `pets_all_date_f` ON `pets` (`date_f`,`id`);--> statement-breakpoint
CREATE INDEX `pets_all_mmt` ON `pets` (`mmt`,`id`);--> statement-breakpoint
CREATE INDEX `pets_all_name` ON `pets` ("name" COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `pets_purchase` ON `pets` (`purchase_id`) WHERE purchase_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `pets_import` ON `pets` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `plan_pets` (
	`fp_id` integer NOT NULL,
	`pet_id` integer NOT NULL,
	PRIMARY KEY(`fp_id`, `pet_id`),
	FOREIGN KEY (`fp_id`) REFERENCES `plans`(`fp_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `plan_pets_pet` ON `plan_pets` (`pet_id`,`fp_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`fp_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`fp_name` text NOT NULL,
	`fp_repeat` integer DEFAULT 0 NOT NULL,
	`fp_start` text NOT NULL,
	`fp_weekdays` text DEFAULT '0000000' NOT NULL,
	`fp_active` integer DEFAULT 1 NOT NULL,
	`def_feeder` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plans_repeat" CHECK("plans"."fp_repeat" BETWEEN 0 AND 365),
	CONSTRAINT "plans_weekdays" CHECK(length("plans"."fp_weekdays") = 7 AND "plans"."fp_weekdays" NOT GLOB '*[^01]*'),
	CONSTRAINT "plans_rule" CHECK("plans"."fp_repeat" > 0 OR "plans"."fp_weekdays" GLOB '*1*'),
	CONSTRAINT "plans_active" CHECK("plans"."fp_active" IN (0, 1)),
	CONSTRAINT "plans_start" CHECK("plans"."fp_start" IS NULL OR (length("plans"."fp_start") = 10 AND date("plans"."fp_start") = "plans"."fp_start"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `plans_owner` ON `plans` (`uid`,`fp_active`);--> statement-breakpoint
CREATE TABLE `purchases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`custom_text` text DEFAULT '' NOT NULL,
	`sc_id` integer,
	`price` integer DEFAULT 0 NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`size` real,
	`date` text NOT NULL,
	`seller` text DEFAULT '' NOT NULL,
	`seller_address` text DEFAULT '' NOT NULL,
	`document_no` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`parent_id` integer,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sc_id`) REFERENCES `species`(`sc_id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`parent_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "purchases_price" CHECK("purchases"."price" >= 0),
	CONSTRAINT "purchases_count" CHECK("purchases"."count" >= 1),
	CONSTRAINT "purchases_date" CHECK("purchases"."date" IS NULL OR (length("purchases"."date") = 10 AND date("purchases"."date") = "purchases"."date"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `purchases_owner` ON `purchases` (`uid`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `purchases_parent` ON `purchases` (`parent_id`) WHERE parent_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sales` (
	`slid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uid` integer NOT NULL,
	`pet_id` integer,
	`pet_name` text DEFAULT '' NOT NULL,
	`sc_name` text DEFAULT '' NOT NULL,
	`s_count` integer DEFAULT 1 NOT NULL,
	`s_size` real,
	`total_price` integer DEFAULT 0 NOT NULL,
	`shipping` integer DEFAULT 0 NOT NULL,
	`s_date` text NOT NULL,
	`s_notes` text DEFAULT '' NOT NULL,
	`buyer_name` text DEFAULT '' NOT NULL,
	`buyer_contact` text DEFAULT '' NOT NULL,
	`buyer_address` text DEFAULT '' NOT NULL,
	`document_no` text DEFAULT '' NOT NULL,
	`archived_pet` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pet_id`) REFERENCES `pets`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "sales_count" CHECK("sales"."s_count" >= 1),
	CONSTRAINT "sales_price" CHECK("sales"."total_price" >= 0 AND "sales"."shipping" >= 0),
	CONSTRAINT "sales_archived_pet" CHECK("sales"."archived_pet" IN (0, 1)),
	CONSTRAINT "sales_date" CHECK("sales"."s_date" IS NULL OR (length("sales"."s_date") = 10 AND date("sales"."s_date") = "sales"."s_date"))
) STRICT;
--> statement-breakpoint
CREATE INDEX `sales_owner` ON `sales` (`uid`,`s_date`,`slid`);--> statement-breakpoint
CREATE INDEX `sales_pet` ON `sales` (`pet_id`) WHERE pet_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `site_config` (
	`conf_key` text PRIMARY KEY NOT NULL,
	`conf_val` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `species` (
	`sc_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`an_type` text NOT NULL,
	`sc_name` text NOT NULL,
	`cm_name` text DEFAULT '' NOT NULL,
	`env_type` text,
	`humidity` integer,
	`country_code` text,
	`notes` text DEFAULT '' NOT NULL,
	`care_sheet` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`country_code`) REFERENCES `countries`(`code`) ON UPDATE cascade ON DELETE restrict,
	CONSTRAINT "species_an_type" CHECK("species"."an_type" IN ('tarantula', 'scorpion', 'spider', 'insect', 'reptile', 'other')),
	CONSTRAINT "species_env_type" CHECK("species"."env_type" IS NULL OR "species"."env_type" IN ('a', 't', 'f')),
	CONSTRAINT "species_humidity" CHECK("species"."humidity" IS NULL OR "species"."humidity" IN (1, 2, 3))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `species_sc_name` ON `species` (lower("sc_name"));--> statement-breakpoint
CREATE INDEX `species_order_sc_name` ON `species` ("sc_name" COLLATE NOCASE,`sc_id`);--> statement-breakpoint
CREATE INDEX `species_order_cm_name` ON `species` ("cm_name" COLLATE NOCASE,`sc_id`);--> statement-breakpoint
CREATE INDEX `species_order_an_type` ON `species` (`an_type`,"sc_name" COLLATE NOCASE,`sc_id`);--> statement-breakpoint
CREATE INDEX `species_country` ON `species` (`country_code`);--> statement-breakpoint
CREATE TABLE `species_log` (
	`sid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`action_time` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`action_type` text NOT NULL,
	`action_user` integer,
	`sc_id` integer NOT NULL,
	`sc_name` text NOT NULL,
	`changes` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`action_user`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "species_log_changes" CHECK(json_valid("species_log"."changes")),
	CONSTRAINT "species_log_action_type" CHECK("species_log"."action_type" IN ('add', 'update', 'delete'))
) STRICT;
--> statement-breakpoint
CREATE INDEX `species_log_species` ON `species_log` (`sc_id`,`sid`);--> statement-breakpoint
CREATE TABLE `species_synonyms` (
	`sc_id` integer NOT NULL,
	`sc_name` text NOT NULL,
	FOREIGN KEY (`sc_id`) REFERENCES `species`(`sc_id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `species_synonyms_name` ON `species_synonyms` (lower("sc_name"));--> statement-breakpoint
CREATE INDEX `species_synonyms_species` ON `species_synonyms` (`sc_id`);--> statement-breakpoint
CREATE TABLE `user_config` (
	`uid` integer NOT NULL,
	`conf_key` text NOT NULL,
	`conf_val` text NOT NULL,
	PRIMARY KEY(`uid`, `conf_key`),
	FOREIGN KEY (`uid`) REFERENCES `users`(`uid`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "user_config_json" CHECK(json_valid("user_config"."conf_val"))
) STRICT;
--> statement-breakpoint
CREATE TABLE `users` (
	`uid` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uname` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text DEFAULT '' NOT NULL,
	`mail_confirmed` integer DEFAULT 0 NOT NULL,
	`can_edit_sp` integer DEFAULT 0 NOT NULL,
	`suspended` integer DEFAULT 0 NOT NULL,
	`token_version` integer DEFAULT 0 NOT NULL,
	`created` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	CONSTRAINT "users_mail_confirmed" CHECK("users"."mail_confirmed" IN (0, 1)),
	CONSTRAINT "users_can_edit_sp" CHECK("users"."can_edit_sp" IN (0, 1)),
	CONSTRAINT "users_suspended" CHECK("users"."suspended" IN (0, 1))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));