// Opens a database as the program does, with the migrations of a folder: bun open-database.ts FILE FOLDER

import { openDatabase } from '#src/db/database.ts';

const [file = '', migrations = ''] = process.argv.slice(2);
openDatabase(file, { migrations }).$client.close();
