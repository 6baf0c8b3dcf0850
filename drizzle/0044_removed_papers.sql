ALTER TABLE `documents` ADD `removed` text;--> statement-breakpoint
CREATE INDEX `documents_removed` ON `documents` (`removed`) WHERE removed IS NOT NULL;