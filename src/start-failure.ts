import { DatabaseRefused } from '#src/db/database-refused.ts';
import { BackupRefused } from '#src/platform/backup/archive.ts';
import { ConfigMistakes } from '#src/platform/config.ts';
import { DataFolderRefused } from '#src/platform/files/data-folder-refused.ts';

/** Why the program could not start: one plain line per mistake, and a stack only for the unexpected. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigMistakes) return error.mistakes.join('\n');
  if (error instanceof DataFolderRefused || error instanceof DatabaseRefused) return error.message;
  if (error instanceof BackupRefused) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? 3000} is taken. Stop what uses it, or set another PORT.`;
  if (/^(EINVAL|EADDRNOTAVAIL|ENOTFOUND)$/.test(code ?? ''))
    return `HOST: '${process.env['HOST'] ?? ''}' is no address of this machine.`;
  if (code === 'EACCES')
    return `Port ${process.env['PORT'] ?? 3000} needs more rights. Set a PORT above 1023.`;
  return `Exuvia could not start: ${error instanceof Error ? (error.stack ?? message) : String(error)}`;
}
