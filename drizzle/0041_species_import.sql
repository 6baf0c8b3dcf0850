ALTER TABLE `species` ADD `import_id` integer REFERENCES imports(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `species_import` ON `species` (`import_id`) WHERE import_id IS NOT NULL;