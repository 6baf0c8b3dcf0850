ALTER TABLE `purchases` ADD `currency` text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE `sales` ADD `currency` text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
UPDATE purchases SET currency = ifnull((
  SELECT json_extract(conf_val, '$') FROM user_config
  WHERE uid = purchases.uid AND conf_key = 'display_currency' AND conf_val GLOB '"[A-Z][A-Z][A-Z]"'
), 'EUR');--> statement-breakpoint
UPDATE sales SET currency = ifnull((
  SELECT json_extract(conf_val, '$') FROM user_config
  WHERE uid = sales.uid AND conf_key = 'display_currency' AND conf_val GLOB '"[A-Z][A-Z][A-Z]"'
), 'EUR');--> statement-breakpoint
UPDATE user_config SET conf_val = json_set(conf_val, '$.currency', ifnull((
  SELECT json_extract(own.conf_val, '$') FROM user_config AS own
  WHERE own.uid = user_config.uid AND own.conf_key = 'display_currency' AND own.conf_val GLOB '"[A-Z][A-Z][A-Z]"'
), 'EUR')) WHERE conf_key = 'label_settings' AND json_type(conf_val) = 'object';