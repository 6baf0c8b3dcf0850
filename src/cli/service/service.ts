import {
  chownSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from '#src/cli.ts';
import { readConfig } from '#src/platform/config.ts';
import { unitOf, type ServiceSettings } from './unit.ts';

const NAME = 'exuvia.service';

/** Has systemd start Exuvia with the machine. The data folder stays where it is, also when the service is removed. */
export const serviceCommand: Command = {
  usage:
    'service install|remove  start with the machine, by systemd: [--dry-run] [--user NAME] [--root FOLDER]',
  run: (args) => {
    const [action] = args;
    if (action === 'install') return install(args);
    if (action === 'remove') return remove(args);
    console.error('service: install or remove?');
    return 2;
  },
};

function install(args: string[]): number {
  const settings = settingsFor(valueOf(args, '--user'));
  if (typeof settings === 'string') return refused(settings);
  if (args.includes('--dry-run')) {
    console.log(unitOf(settings));
    return 0;
  }
  const root = valueOf(args, '--root');
  const problem = root ? null : whyNotHere();
  if (problem) return refused(problem);
  const place = placesIn(root ?? '/');
  mkdirSync(dirname(place.wanted), { recursive: true });
  writeFileSync(place.unit, unitOf(settings), { mode: 0o644 });
  prepareFolder(settings, root);
  if (root) {
    rmSync(place.wanted, { force: true });
    symlinkSync(`/etc/systemd/system/${NAME}`, place.wanted);
    console.log(`Written to ${place.unit}.`);
    return 0;
  }
  const done =
    systemctl('daemon-reload') && systemctl('enable', NAME) && systemctl('restart', NAME);
  if (!done) return 1;
  console.log('Exuvia runs, and starts with the machine. Its log: journalctl -u exuvia');
  return 0;
}

function remove(args: string[]): number {
  const root = valueOf(args, '--root');
  const problem = root ? null : whyNotHere();
  const { unit, wanted } = placesIn(root ?? '/');
  if (problem) return refused(problem);
  if (!existsSync(unit)) return refused(`There is no ${unit}: nothing to remove.`);
  if (args.includes('--dry-run')) {
    console.log(`Would stop Exuvia and remove ${unit}.`);
    return 0;
  }
  if (!root) systemctl('disable', '--now', NAME);
  for (const file of [unit, wanted]) rmSync(file, { force: true });
  if (!root) systemctl('daemon-reload');
  console.log('Exuvia no longer starts with the machine. Its data stays.');
  return 0;
}

/** As it is started by hand: from the folder of an archive, or of the source. */
function settingsFor(named: string | undefined): ServiceSettings | string {
  const { dataDir, backupCopyDir, port, httpsPort, https } = readConfig(process.env);
  const folder = process.cwd();
  const command = [join(folder, 'exuvia'), join(folder, 'start.mjs')].find((file) =>
    existsSync(file),
  );
  if (!command) return `${folder} holds no Exuvia to start.`;
  const user = named ?? (process.env['SUDO_USER'] || whoCalls());
  if (user === 'root') return 'Exuvia needs no rights of root. Name another user: --user NAME.';
  if (!/^[a-z_][a-z0-9_-]*\$?$/i.test(user)) return `'${user}' is no name of a user.`;
  const odd = [folder, dataDir, backupCopyDir].find((path) => /[\s%"'\\]/.test(path));
  if (odd)
    return `${odd} has a space or sign that systemd reads in its own way. Move it to a plain path.`;
  return {
    command: command.endsWith('.mjs') ? `${process.execPath} ${command}` : command,
    ...{ folder, user, dataDir, copyDir: backupCopyDir },
    lowPort: port < 1024 || (https !== 'off' && httpsPort < 1024),
  };
}

/** By its number: the environment of root often names nobody, and Bun then says 'unknown'. */
const whoCalls = () => Bun.spawnSync(['id', '-un']).stdout.toString().trim();

/** systemd lets it write there only when the folder exists. */
function prepareFolder({ dataDir, user }: ServiceSettings, root: string | undefined): void {
  if (existsSync(dataDir)) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { uid, gid } = statSync(dirname(dataDir));
  const named = Bun.spawnSync(['id', '-u', user]).stdout.toString().trim();
  if (!root) chownSync(dataDir, named ? Number(named) : uid, gid);
}

function whyNotHere(): string | null {
  if (process.platform !== 'linux' || !Bun.which('systemctl'))
    return 'This machine has no systemd. On Windows use the Task Scheduler, on macOS a launch agent.';
  if (!existsSync('/run/systemd/system'))
    return 'This machine was not started by systemd. In a container, what starts the container starts Exuvia.';
  if (process.getuid?.() !== 0) return 'Only root may do that: sudo ./exuvia service …';
  return null;
}

function systemctl(...args: string[]): boolean {
  const { exitCode } = Bun.spawnSync(['systemctl', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (exitCode !== 0) console.error(`systemctl ${args.join(' ')} failed.`);
  return exitCode === 0;
}

function placesIn(root: string) {
  const folder = resolve(root, 'etc/systemd/system');
  return { unit: join(folder, NAME), wanted: join(folder, 'multi-user.target.wants', NAME) };
}

function valueOf(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

function refused(why: string): number {
  console.error(why);
  return 1;
}
