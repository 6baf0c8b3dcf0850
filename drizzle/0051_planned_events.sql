ALTER TABLE `events` ADD `planned` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `events` SET `planned` = 1 WHERE `recorded` > 0 AND `date_ev` > date(`recorded` / 1000, 'unixepoch');