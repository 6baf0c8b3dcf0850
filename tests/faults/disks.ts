import { existsSync, rmSync } from 'node:fs';
import { atEnd, temporaryFolder } from '#src/testing/clean-up.ts';

// Small disks to fill, to pull out and to check. Creating one needs root; CI has it.

export type Disk = { folder: string; unmount: () => void };

export const needsRoot =
  'mounting a disk needs root: run it as root, as CI does (sudo bun test ./tests/faults)';

/** A disk in memory of a size such as '12m'. */
export const smallDisk = (size: string) =>
  mount(['-t', 'tmpfs', '-o', `size=${size},mode=0777`, 'tmpfs']);

/** A file system in a file, as on a memory card. ext2 has no journal: a name is on the disk once its folder was synced. */
export function diskImage(file: string, megabytes: number, kind: 'ext4' | 'ext2' = 'ext4'): void {
  run(['truncate', '-s', `${megabytes}m`, file]);
  run([`mkfs.${kind}`, '-q', '-F', file]);
}

/** What a system without a journal does with a disk after a power cut, before it is mounted. */
export const mendImage = (file: string): void =>
  void Bun.spawnSync(['e2fsck', '-y', file], { stdout: 'ignore', stderr: 'ignore' });

export const mountImage = (file: string) => mount(['-o', 'loop', file]);

/** A read-only bind mount of a folder. */
export function readOnlyView(of: string): Disk {
  const disk = mount(['--bind', of]);
  run(['mount', '-o', 'remount,ro,bind', disk.folder]);
  return disk;
}

function mount(what: string[]): Disk {
  const folder = temporaryFolder('disk');
  try {
    run(['mount', ...what, folder]);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  // lazily: the processes that use it have been told to stop
  atEnd(() => existsSync(folder) && run(['umount', '--lazy', folder]));
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
