import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterwards } from './clean-up.ts';

// Small disks to fill, to pull out and to look at. Making one needs root; CI has it.

export type Disk = { folder: string; unmount: () => void };

export const needsRoot =
  'mounting a disk needs root: run it as root, as CI does (sudo bun test ./tests/faults)';

/** A disk in memory of a size such as '12m'. */
export const smallDisk = (size: string) =>
  mount(['-t', 'tmpfs', '-o', `size=${size},mode=0777`, 'tmpfs']);

/** A file system in a file, as it would lie on a card. */
export function diskImage(file: string, megabytes: number): void {
  run(['truncate', '-s', `${megabytes}m`, file]);
  run(['mkfs.ext4', '-q', '-F', file]);
}

export const mountImage = (file: string) => mount(['-o', 'loop', file]);

/** Another view of a folder that can only be read. */
export function readOnlyView(of: string): Disk {
  const disk = mount(['--bind', of]);
  run(['mount', '-o', 'remount,ro,bind', disk.folder]);
  return disk;
}

function mount(what: string[]): Disk {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'exuvia-disk-'));
  try {
    run(['mount', ...what, folder]);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  // lazily: who still works there has been told to end
  afterwards(() => existsSync(folder) && run(['umount', '--lazy', folder]));
  return {
    folder,
    unmount() {
      run(['umount', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

export function run(command: string[]): void {
  const { exitCode, stderr } = Bun.spawnSync(command, { stdout: 'ignore', stderr: 'pipe' });
  if (exitCode !== 0) throw new Error(`${command.join(' ')}: ${stderr.toString()}`);
}

/** True where this process may mount and unmount. */
export const canMount: boolean = (() => {
  if (process.getuid?.() !== 0) return false;
  try {
    smallDisk('1m').unmount();
    return true;
  } catch {
    return false;
  }
})();
