ALTER TABLE `sales` ADD `returned` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE sales SET returned = 1, archived_pet = 0 WHERE archived_pet = 1 AND EXISTS (
  SELECT 1 FROM pets WHERE pets.id = sales.pet_id AND NOT (archived = 1 AND archive_reason IS 'sold')
);