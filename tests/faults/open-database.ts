// Opens a database as the program does, with the migrations of a folder, and says when it begins to apply them:
// bun open-database.ts FILE FOLDER

import { openDatabase } from '#src/db/database.ts';

const [file = '', migrations = ''] = process.argv.slice(2);
const beforeMigration = () => console.log('migrating');
openDatabase(file, { migrations, beforeMigration }).$client.close();
