// The administrator's commands: bun src/cli.ts COMMAND. Each has its own file under cli/.

import { backupCommand, copyBackupCommand } from '#src/cli/backup.ts';
import { doctorCommand } from '#src/cli/doctor/doctor.ts';
import { makeDemoCommand } from '#src/cli/make-demo.ts';
import { removeSecondFactorsCommand } from '#src/cli/remove-second-factors.ts';
import { usageText } from '#src/cli/usage.ts';
import { resetPasswordCommand } from '#src/cli/reset-password.ts';
import { restoreCommand } from '#src/cli/restore.ts';
import { serviceCommand } from '#src/cli/service/service.ts';

/** A command takes its arguments, prints its own output and returns its exit code. */
export type Command = { usage: string; run: (args: string[]) => Promise<number> | number };

const commands: Record<string, Command> = {
  doctor: doctorCommand,
  service: serviceCommand,
  backup: backupCommand,
  'copy-backup': copyBackupCommand,
  restore: restoreCommand,
  'make-demo': makeDemoCommand,
  'reset-password': resetPasswordCommand,
  'remove-second-factors': removeSecondFactorsCommand,
};

process.umask(0o077); // anyone who can read the database can read everything
process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(usageText(Object.values(commands).map(({ usage }) => usage)));
    return name === '' || name === 'help' ? 0 : 2;
  }
  try {
    return await command.run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
