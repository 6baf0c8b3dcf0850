import { expect, test } from 'bun:test';
import { fullDiskForBackup, noRoomForBackup, roomIn } from './backup-room.ts';
import { warningMessage } from './warning-message.ts';

const room = { needed: 120, floor: 500, free: 431 };

test('why a backup has no room is said in the language of the administrator', () => {
  const reason = noRoomForBackup(room);
  expect(roomIn(reason)).toEqual(room);
  expect(warningMessage('en', { code: 'backup_failed', reason })).toBe(
    'The last backup failed: A backup needs about 120 MB and leaves 500 MB of the disk free, but only 431 MB are. Make room.',
  );
  expect(warningMessage('de', { code: 'backup_failed', reason })).toBe(
    'Die letzte Sicherung ist gescheitert: Sie braucht etwa 120 MB und lässt 500 MB des Datenträgers frei, von dem nur 431 MB frei sind. Bitte Platz schaffen.',
  );
});

test('so is that the disk is full', () => {
  const reason = fullDiskForBackup('/srv/exuvia/data', 120);
  expect(roomIn(reason)).toBeNull();
  expect(warningMessage('de', { code: 'backup_failed', reason })).toBe(
    'Die letzte Sicherung ist gescheitert: Der Datenträger ist voll, sie braucht mindestens 120 MB. Bitte Platz schaffen.',
  );
});

test('any other reason is told as a message of the program', () => {
  expect(roomIn('disk I/O error')).toBeNull();
  expect(warningMessage('de', { code: 'backup_failed', reason: 'disk I/O error' })).toBe(
    'Die letzte Sicherung ist gescheitert. Die Meldung des Programms: „disk I/O error“',
  );
});
