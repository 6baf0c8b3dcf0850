ALTER TABLE `past_pets` ADD `former_no` integer;--> statement-breakpoint
ALTER TABLE `pets` ADD `former_no` integer;