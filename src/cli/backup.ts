import type { Command } from '#src/cli.ts';
import { makeBackup } from '#src/platform/backups.ts';
import { readConfig } from '#src/platform/config.ts';

/** Makes a verified backup of the data folder; Exuvia may be running. With --json it prints for programs. */
export const backupCommand: Command = {
  usage:
    'backup                 make a verified backup in DATA_DIR/backups (Exuvia may be running)',
  run: async (args) => {
    const { dataDir } = readConfig(process.env);
    const backup = await makeBackup(
      dataDir,
      new Date(),
      args.includes('--before-update') ? 'before-update' : '',
    );
    const { name, pets, feedings, pictures } = backup;
    console.log(
      args.includes('--json')
        ? JSON.stringify(backup)
        : `${dataDir}/backups/${name}: verified. Pets: ${pets}, feedings: ${feedings}, pictures: ${pictures}.`,
    );
    return 0;
  },
};
