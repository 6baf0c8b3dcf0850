ALTER TABLE `imports` ADD `file` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `plans` ADD `import_id` integer REFERENCES imports(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `plans_import` ON `plans` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `purchases` ADD `import_id` integer REFERENCES imports(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `purchases_import` ON `purchases` (`import_id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sales` ADD `import_id` integer REFERENCES imports(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `sales_import` ON `sales` (`import_id`) WHERE import_id IS NOT NULL;