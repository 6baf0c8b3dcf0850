import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY, HOUR } from '#src/domain/durations.ts';
import { readCopyState } from '#src/platform/backup/copy.ts';
import { listBackups } from '#src/platform/backup/names.ts';
import type { Config } from '#src/platform/config.ts';
import { freeBytes } from '#src/platform/files/free-disk.ts';
import { fault, good, warning, type Finding } from './finding.ts';

/** As start.mjs and the archives have it. */
export const testedBun = '1.4.4';

/** Patches of the tested version are fine, other versions may behave in another way. */
export function examineBun(version: string): Finding {
  const [major, minor, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  const [ownMajor, ownMinor, ownPatch = 0] = testedBun.split('.').map(Number);
  const fits = major === ownMajor && minor === ownMinor && patch >= ownPatch;
  return fits
    ? good(`Bun ${version}.`)
    : fault(
        `Bun ${version} runs Exuvia, which was tested with ${testedBun}. Start it with npm start, or take an archive.`,
      );
}

/** The folder itself, or the one that it would be made in. */
export function examineFolder({ dataDir }: Config): Finding {
  let place = dataDir;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    const { W_OK, R_OK, X_OK } = constants;
    accessSync(place, W_OK | R_OK | X_OK);
    const database = join(dataDir, 'exuvia.db');
    if (existsSync(database)) accessSync(database, W_OK | R_OK);
  } catch {
    return fault(
      `DATA_DIR: ${place} can not be written by this user. Give it to the user that Exuvia runs as (sudo chown -R USER ${place}), or set another DATA_DIR.`,
    );
  }
  if (place !== dataDir) return good(`DATA_DIR: ${dataDir} is made at the first start.`);
  return statSync(dataDir).isDirectory()
    ? good(`DATA_DIR: ${dataDir} can be written.`)
    : fault(`DATA_DIR: ${dataDir} is a file. Move it away, or set another DATA_DIR.`);
}

export function examineDisk(config: Config, free = freeBytes): Finding {
  const { dataDir, diskFloor } = config;
  if (!existsSync(dataDir)) return good('Disk: nothing is stored yet.');
  const bytes = free(config);
  const megabytes = Math.floor(bytes / 1_048_576);
  const floor = diskFloor / 1_048_576;
  if (bytes < diskFloor / 10)
    return fault(`Disk: ${megabytes} MB are free. Nothing more is stored. Make room.`);
  if (bytes < diskFloor)
    return fault(
      `Disk: ${megabytes} MB are free, fewer than the ${floor} of DISK_FLOOR_MB. Pictures, imports and backups are refused. Make room.`,
    );
  const text = `Disk: ${megabytes} MB are free.`;
  return bytes < 2 * diskFloor
    ? warning(`${text} That is short: pictures stop at ${floor} MB.`)
    : good(text);
}

/** A clock without a battery starts in the past: before what was stored already. */
export function examineClock({ dataDir }: Config, now: Date): Finding {
  const files = ['exuvia.db', 'exuvia.db-wal', ...backupFiles(dataDir)].map((name) =>
    join(dataDir, name),
  );
  const newest = Math.max(
    0,
    ...files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
  const said = now.toISOString().slice(0, 16).replace('T', ' ');
  if (newest > now.getTime() + HOUR)
    return fault(
      `Clock: it says ${said} UTC, but data was stored later, on ${new Date(newest).toISOString().slice(0, 10)}. Set it (sudo timedatectl set-ntp true).`,
    );
  if (now.getUTCFullYear() < 2026)
    return fault(
      `Clock: it says ${said} UTC, which is long ago. Set it (sudo timedatectl set-ntp true).`,
    );
  return good(`Clock: ${said} UTC.`);
}

const backupFiles = (dataDir: string) =>
  existsSync(join(dataDir, 'backups'))
    ? readdirSync(join(dataDir, 'backups')).map((name) => join('backups', name))
    : [];

/** Exuvia needs 256 MB for itself. */
export function examineMemory(total = totalmem(), available = availableMemory()): Finding {
  const [all, left] = [total, available].map((bytes) => Math.floor(bytes / 1_048_576)) as [
    number,
    number,
  ];
  const text = `Memory: ${left} of ${all} MB are free.`;
  if (all < 250) return fault(`${text} Exuvia needs 256 MB.`);
  return left < 100
    ? warning(`${text} That is short: large pictures and imports may be refused.`)
    : good(text);
}

/** What programs can still get: on Linux more than what is free, since the system gives back what it keeps of files. */
function availableMemory(): number {
  try {
    const [, kilobytes] =
      /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    if (kilobytes) return Number(kilobytes) * 1024;
  } catch {
    // not Linux
  }
  return totalmem();
}

/** The folder of the copies, as the next backup finds it, and what became of the last one. */
export function examineCopies({ dataDir, backupCopyDir: copyDir }: Config): Finding[] {
  const stored = existsSync(join(dataDir, 'exuvia.db'));
  if (!copyDir)
    return stored
      ? [
          warning(
            'Backups: all are on the disk of the data. Set BACKUP_COPY_DIR to a folder on another one.',
          ),
        ]
      : [];
  const say = (text: string) => `BACKUP_COPY_DIR: ${copyDir} ${text}`;
  const there = statSync(copyDir, { throwIfNoEntry: false });
  if (!there?.isDirectory()) return [fault(say('is not there. Is the disk connected?'))];
  if (!stored) return [];
  if (there.dev === statSync(dataDir).dev)
    return [
      fault(say('is on the disk of the data: nothing is copied. Is the other disk mounted?')),
    ];
  const { problem, reason } = readCopyState(dataDir) ?? { problem: null, reason: '' };
  return [
    problem === 'failed'
      ? fault(say(`did not take the last backup: ${reason}`))
      : good(say('can take copies.')),
  ];
}

export function examineBackups({ dataDir }: Config, now: Date): Finding[] {
  if (!existsSync(join(dataDir, 'exuvia.db'))) return [];
  const [newest] = listBackups(dataDir);
  const findings: Finding[] = [];
  if (!newest)
    findings.push(
      warning(
        'Backups: there is none yet. The next one is made at night, or with the command backup.',
      ),
    );
  else {
    const age = now.getTime() - Date.parse(newest.made);
    const hours = Math.max(0, Math.round(age / HOUR));
    findings.push(
      age > 2 * DAY
        ? fault(
            `Backups: the newest is ${Math.round(age / DAY)} days old (${newest.name}). Is Exuvia on at night? BACKUP_HOUR sets the hour.`,
          )
        : good(`Backups: the newest is ${hours} hours old.`),
    );
    if (newest.content?.faults.length)
      findings.push(
        warning(`Backups: ${newest.name} has faults; the administrator’s first page names them.`),
      );
  }
  return findings;
}
