// Opens a database as the program does, with the migrations of a folder, and says when it begins to:
// bun open-database.ts FILE FOLDER

import { openDatabase } from '#src/db/database.ts';

const [file = '', migrations = ''] = process.argv.slice(2);
console.log('opening');
openDatabase(file, { migrations }).$client.close();
