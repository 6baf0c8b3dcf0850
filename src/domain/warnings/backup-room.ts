/** In MB: what a backup takes, what it leaves free, and what is free. */
export type BackupRoom = { needed: number; floor: number; free: number };

/** Why no backup is begun, as the process that makes it says it and the event log keeps it. */
export const noRoomForBackup = ({ needed, floor, free }: BackupRoom): string =>
  `A backup needs about ${needed} MB and leaves ${floor} MB of the disk free, but only ${free} MB are. Make room.`;

/** Why a backup that was begun could not be finished. */
export const fullDiskForBackup = (folder: string, needed: number): string =>
  `The disk of ${folder} is full: a backup needs at least ${needed} MB. Make room.`;

/** How many MB that sentence asks for; null where another reason is given. */
export function fullDiskIn(reason: string): number | null {
  const [, needed] = / is full: a backup needs at least (\d+) MB\./.exec(reason) ?? [];
  return needed === undefined ? null : Number(needed);
}

const sentence = /^A backup needs about (\d+) MB and leaves (\d+) MB of .*? only (\d+) MB are/;

/** The numbers of that sentence, for other languages; null where another reason is given. */
export function roomIn(reason: string): BackupRoom | null {
  const [, needed, floor, free] = sentence.exec(reason) ?? [];
  return free === undefined
    ? null
    : { needed: Number(needed), floor: Number(floor), free: Number(free) };
}
