ALTER TABLE `past_pets` ADD `back_id` integer REFERENCES pets(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `past_pets_back` ON `past_pets` (`back_id`) WHERE back_id IS NOT NULL;