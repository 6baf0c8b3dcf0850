INSERT INTO `user_config` (`uid`, `conf_key`, `conf_val`) SELECT `uid`, 'seen_version', '"0.1.0"' FROM `users` WHERE `email` <> '';
