UPDATE `passkeys` SET `transports` = (
  SELECT json_group_array(`way`) FROM (
    SELECT `column1` AS `way` FROM (VALUES ('usb'), ('nfc'), ('ble'), ('internal'), ('hybrid'), ('smart-card'), ('cable'))
  ) WHERE `way` IN (
    SELECT `value` FROM json_each(CASE WHEN json_valid(`passkeys`.`transports`) THEN `passkeys`.`transports` ELSE '[]' END)
  )
);
