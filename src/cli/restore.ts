import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from '#src/cli.ts';
import { readConfig } from '#src/platform/config.ts';
import { takeDataFolder } from '#src/platform/files/data-folder.ts';
import { finishInterruptedRestore, restoreBackup } from '#src/platform/backup/restore.ts';

/** Replaces the data with a backup. Exuvia must be stopped; otherwise the folder's lock refuses it. */
export const restoreCommand: Command = {
  usage: 'restore ARCHIVE        put a backup in the place of the data (stop Exuvia first)',
  run: async ([archive]) => {
    if (!archive) {
      console.error('restore: which archive? A path, or a name in DATA_DIR/backups.');
      return 2;
    }
    const { dataDir } = readConfig(process.env);
    const folder = takeDataFolder(dataDir);
    try {
      finishInterruptedRestore(dataDir);
      const named = join(folder.backups, archive);
      // where it was called: npm and the archive's command work in their own folder
      const given = resolve(process.env['INIT_CWD'] ?? '', archive);
      const path = [named, given].find((one) => existsSync(one));
      if (path === undefined) {
        const places = [...new Set([given, named])].join(' or ');
        console.error(`There is no file ${places}. Give the full path of the archive.`);
        return 1;
      }
      const restored = await restoreBackup(dataDir, path, new Date());
      const { pets, feedings, pictures, missing, papers, missing_papers } = restored;
      const { aside, revived, closedApps } = restored;
      console.log(
        `Restored into ${dataDir}. Pets: ${pets}, feedings: ${feedings}, pictures: ${pictures}, papers: ${papers}.`,
      );
      if (missing) console.log(`The backup lacks ${missing} pictures.`);
      if (missing_papers) console.log(`The backup lacks ${missing_papers} papers.`);
      for (const { uname, email } of revived)
        console.log(`The account of ${uname} (${email}), deleted since, is back.`);
      if (closedApps)
        console.log(
          `${closedApps === 1 ? 'The authenticator app of 1 account works' : `Authenticator apps of ${closedApps} accounts work`} no more: the file second-factor-key of the folder where they were set up is missing here. Put it into ${dataDir}, or use recovery codes, passkeys or remove-second-factors.`,
        );
      console.log('Everybody logs in again. Mails that waited, and links in mails, are void.');
      if (aside !== null)
        console.log(`The data from before is kept in ${aside}; remove it when all is well.`);
      const where = process.env['DATA_DIR'] ? ` with DATA_DIR=${dataDir}, as for this command` : '';
      console.log(`Start Exuvia again${where}.`);
      return 0;
    } finally {
      folder.release();
    }
  },
};
