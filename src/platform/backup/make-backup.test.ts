import { describe, expect, test } from 'bun:test';
import { eq, gt } from 'drizzle-orm';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { databaseId } from '#src/db/database-id.ts';
import { openDatabase } from '#src/db/database.ts';
import {
  eventLog,
  handOverPets,
  handOvers,
  mails,
  mailTokens,
  pets,
  users,
} from '#src/db/schema.ts';
import { deleteUser } from '#src/features/accounts/accounts/erase-account.queries.ts';
import { aDataFolder, names, parts, SECRET } from '#src/testing/data-folder.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { readConfig } from '#src/platform/config.ts';
import { storeSums } from '#src/platform/pictures/pictures.queries.ts';
import { sweepPictures } from '#src/platform/pictures/sweep.ts';
import { aPet } from '#src/testing/samples.ts';
import { keepHomeCertificate } from '#src/platform/tls/home-certificate.ts';
import { readArchive } from './archive.ts';
import { copyBackup, readCopyState } from './copy.ts';
import { backupsIn, listBackups } from './names.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore.ts';

const now = new Date('2026-03-10T03:00:00Z');
const kind = 'nightly';

describe('a backup', () => {
  test('holds what was acknowledged while the database is in use, and brings it back', async () => {
    const { dataDir, db, pet } = aDataFolder();
    const backup = await makeBackup(dataDir, now, { kind });
    expect(backup).toMatchObject({
      name: 'exuvia-2026-03-10T03-00-00Z.tar',
      pets: 1,
      pictures: 1,
      missing: 0,
      papers: 0,
      missing_papers: 0,
      content: { checked: true, faults: [] },
    });
    aPet(db, { name: 'Later' });
    db.$client.close();
    rmSync(join(dataDir, 'uploads', 'large', `tid_${pet}-v0.webp`));

    const restored = await restoreBackup(dataDir, join(dataDir, 'backups', backup.name), now);
    expect(names(join(dataDir, 'exuvia.db'))).toEqual(['First']);
    expect(readFileSync(join(dataDir, 'uploads', 'large', `tid_${pet}-v0.webp`), 'utf8')).toBe(
      'picture large',
    );
    expect(names(join(restored.aside ?? '', 'exuvia.db')).toSorted()).toEqual(['First', 'Later']);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });

  test('holds no key of a certificate, and a restore leaves them where they are', async () => {
    const { dataDir, db } = aDataFolder();
    db.$client.close();
    const { authority } = keepHomeCertificate(dataDir, 'exuvia.local', now);
    const { name } = await makeBackup(dataDir, now, { kind });
    const archive = join(dataDir, 'backups', name);
    const held = await readArchive(archive, temporaryFolder('held'), () => false);
    expect(held.length).toBeGreaterThan(1);
    expect(held.filter((file) => /https|pem/.test(file))).toEqual([]);
    expect(readFileSync(archive).includes('PRIVATE KEY')).toBe(false);
    await restoreBackup(dataDir, archive, now);
    expect(
      keepHomeCertificate(dataDir, 'exuvia.local', now).authority.certificate.serialNumber,
    ).toBe(authority.certificate.serialNumber);
  });

  test('leaves nothing half-made, and nobody else can read it', async () => {
    const { dataDir } = aDataFolder();
    await makeBackup(dataDir, now, { kind });
    const made = ['exuvia-2026-03-10T03-00-00Z.json', 'exuvia-2026-03-10T03-00-00Z.tar'];
    expect(readdirSync(join(dataDir, 'backups')).toSorted()).toEqual(made);
    const modes = made.map((name) => statSync(join(dataDir, 'backups', name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  });

  test('does not hold the secret that signs sessions', async () => {
    const { dataDir } = aDataFolder();
    const { name } = await makeBackup(dataDir, now, { kind });
    const archive = join(dataDir, 'backups', name);
    const held = await readArchive(archive, dataDir, () => false);
    expect(held).not.toContain('secret');
    expect(readFileSync(archive).includes(SECRET)).toBe(false);
  });

  test('holds no name that 0.1.0 refuses, so that an update can be taken back', async () => {
    const { dataDir, pet } = aDataFolder();
    const { name } = await makeBackup(dataDir, now, { kind: 'before-update', version: '0.2.0' });
    const held = await readArchive(join(dataDir, 'backups', name), dataDir, () => false);
    const pictures = ['large', 'mobile', 'thumb'].map(
      (size) => `uploads/${size}/tid_${pet}-v0.webp`,
    );
    expect(held.toSorted()).toEqual(['exuvia.db.gz', ...pictures]);
  });

  test('two of one second are two', async () => {
    const { dataDir } = aDataFolder();
    const made = [1, 2].map(() => makeBackup(dataDir, now, { kind: 'manual' }));
    expect(new Set((await Promise.all(made)).map(({ name }) => name)).size).toBe(2);
    expect(listBackups(dataDir)).toHaveLength(2);
  });

  test('leaves the floor of free disk alone', async () => {
    const { dataDir } = aDataFolder();
    const making = makeBackup(dataDir, now, { kind, floor: Number.MAX_SAFE_INTEGER });
    await expect(making).rejects.toThrow('Make room');
    expect(listBackups(dataDir)).toEqual([]);
  });
});

describe('a backup says what is wrong with what it holds', () => {
  const faultsOf = async (dataDir: string, hour: number) => {
    const at = new Date(now.getTime() + hour * 3_600_000);
    const { name, content } = await makeBackup(dataDir, at, { kind });
    utimesSync(join(dataDir, 'backups', name), at, at);
    return content?.faults;
  };

  test('a picture that lacks one size, of which the others are kept', async () => {
    const { dataDir, pet } = aDataFolder();
    rmSync(join(dataDir, 'uploads', 'thumb', `tid_${pet}-v0.webp`));
    expect(await faultsOf(dataDir, 0)).toEqual([{ code: 'pictures_missing', count: 1 }]);
    const [{ name = '' } = {}] = listBackups(dataDir);
    const held = await readArchive(join(dataDir, 'backups', name), dataDir, () => false);
    expect(held).toContain(`uploads/large/tid_${pet}-v0.webp`);
  });

  test('an upload folder that is empty', async () => {
    const { dataDir } = aDataFolder();
    renameSync(join(dataDir, 'uploads'), join(dataDir, 'elsewhere'));
    mkdirSync(join(dataDir, 'uploads'));
    expect(await faultsOf(dataDir, 0)).toEqual([{ code: 'pictures_missing', count: 1 }]);
  });

  test('a file that is not what was stored', async () => {
    const { dataDir, pet } = aDataFolder();
    writeFileSync(join(dataDir, 'uploads', 'large', `tid_${pet}-v0.webp`), Buffer.alloc(13));
    expect(await faultsOf(dataDir, 0)).toEqual([{ code: 'pictures_damaged', count: 1 }]);
  });

  test('of a picture whose sum nobody noted, files that are no whole picture', async () => {
    const { dataDir, db, pet } = aDataFolder();
    const unknown = { thumb: null, mobile: null, large: null };
    storeSums(db, { id: pet, img_version: 0 }, unknown);
    const webp = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#543' } })
      .webp()
      .toBuffer();
    const put = (bytes: Uint8Array) => {
      for (const size of ['thumb', 'mobile', 'large'])
        writeFileSync(join(dataDir, 'uploads', size, `tid_${pet}-v0.webp`), bytes);
    };
    const damaged = [{ code: 'pictures_damaged' as const, count: 1 }];
    const spoilt = [Buffer.alloc(0), Buffer.alloc(webp.length), webp.subarray(0, webp.length - 3)];
    for (const [at, bytes] of spoilt.entries()) {
      put(bytes);
      const config = readConfig({ DATA_DIR: dataDir });
      await sweepPictures({ db, config, now: () => new Date() });
      expect(await faultsOf(dataDir, at)).toEqual(damaged);
    }
    put(webp);
    expect(await faultsOf(dataDir, spoilt.length)).toEqual([]);
  });

  test('fewer rows than nobody deleted, until the rows are back; deletions explain the rest', async () => {
    const { dataDir, db } = aDataFolder();
    const more = [1, 2, 3, 4].map(() => aPet(db));
    expect(await faultsOf(dataDir, 0)).toEqual([]);
    db.delete(pets)
      .where(eq(pets.id, more[0] ?? 0))
      .run();
    expect(await faultsOf(dataDir, 24)).toEqual([]);
    const older = readFileSync(join(dataDir, 'backups', 'exuvia-2026-03-11T03-00-00Z.tar'));
    aPet(db);
    aPet(db);
    expect(await faultsOf(dataDir, 48)).toEqual([]);
    // somebody puts the database of the night before into its place by hand
    db.$client.close();
    await unpackDatabase(dataDir, older);
    const lost = [{ code: 'fewer_records' as const, kind: 'pets', count: 2 }];
    expect(await faultsOf(dataDir, 72)).toEqual(lost);
    expect(await faultsOf(dataDir, 96)).toEqual(lost);
  });

  test('but not of what is gone since an update that was taken back', async () => {
    const { dataDir, db } = aDataFolder();
    const update = async (hour: number) => {
      const at = new Date(now.getTime() + hour * 3_600_000);
      const made = await makeBackup(dataDir, at, { kind: 'before-update', version: '9.0.0' });
      utimesSync(join(dataDir, 'backups', made.name), at, at);
      return made;
    };
    const first = await update(0);
    aPet(db);
    aPet(db);
    expect(await faultsOf(dataDir, 24)).toEqual([]);
    db.$client.close();
    await unpackDatabase(dataDir, readFileSync(join(dataDir, 'backups', first.name)));
    expect((await update(48)).content?.faults).toEqual([]);
    expect(await faultsOf(dataDir, 72)).toEqual([]);
  });

  test('an index of the live file that is damaged, and makes it new in the copy', async () => {
    const { dataDir, db } = aDataFolder();
    for (let n = 0; n < 50; n += 1) aPet(db, { name: `Pet ${n}` });
    const { rootpage } = db.$client
      .query<{ rootpage: number }, []>(
        `SELECT rootpage FROM sqlite_master WHERE name = 'pets_all_mmt'`,
      )
      .get() ?? { rootpage: 0 };
    db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)');
    db.$client.close();
    const file = join(dataDir, 'exuvia.db');
    const bytes = readFileSync(file);
    const at = rootpage * 4096 - 20; // inside the page's last entry
    bytes[at] = (bytes[at] ?? 0) ^ 0x55;
    writeFileSync(file, bytes);
    expect(await faultsOf(dataDir, 0)).toMatchObject([{ code: 'database_damaged' }]);
    expect(await faultsOf(dataDir, 24)).toMatchObject([{ code: 'database_damaged' }]);
  });

  test('the live file is checked once a week', async () => {
    const { dataDir } = aDataFolder();
    const checked: (boolean | undefined)[] = [];
    for (let day = 0; day < 9; day += 1) {
      await faultsOf(dataDir, 24 * day);
      checked.push(listBackups(dataDir)[0]?.content?.checked);
    }
    expect(checked).toEqual([true, false, false, false, false, false, false, true, false]);
  });

  test('and the last one without a fault is kept, however many follow', async () => {
    const { dataDir } = aDataFolder();
    await faultsOf(dataDir, 0);
    rmSync(join(dataDir, 'uploads'), { recursive: true });
    for (let day = 1; day <= 30; day += 1) await faultsOf(dataDir, 24 * day);
    expect(listBackups(dataDir).map(({ name }) => name)).toContain(
      'exuvia-2026-03-10T03-00-00Z.tar',
    );
  });
});

describe('a restore', () => {
  test('ends all sessions, sends no old mail, and names the accounts that are back', async () => {
    const { dataDir, db } = aDataFolder();
    const created = now.toISOString();
    const mail = { kind: 'reset', uid: 3, email: 'berta@example.org', subject: 's', body: 'b' };
    db.insert(mails)
      .values({ ...mail, html: '', link: 'https://x/?token=1', created, next_try: created })
      .run();
    db.insert(mailTokens)
      .values({
        token_hash: 'x',
        purpose: 'reset',
        uid: 3,
        email: mail.email,
        created,
        expires: 'z',
      })
      .run();
    const { name } = await makeBackup(dataDir, now, { kind });
    const idBefore = databaseId(db);
    deleteUser(db, 3);
    db.$client.close();
    const { revived } = await restoreBackup(dataDir, join(dataDir, 'backups', name), now);
    expect(revived).toEqual([{ uid: 3, uname: 'Berta', email: 'berta@example.org' }]);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).not.toBe(SECRET);
    const restored = openDatabase(join(dataDir, 'exuvia.db'));
    expect(restored.select().from(mails).all()).toMatchObject([{ state: 'failed', link: '' }]);
    expect(restored.select().from(mailTokens).all()).toEqual([]);
    expect(restored.select().from(users).where(gt(users.uid, 0)).all()).toHaveLength(2);
    expect(databaseId(restored)).not.toBe(idBefore);
    expect(restored.select().from(eventLog).all().at(-1)).toMatchObject({
      log_type: 'backup',
      message: `Backup ${name} restored`,
    });
    restored.$client.close();
  });

  test('takes back what was offered by a code: it may have been taken or taken back since', async () => {
    const { dataDir, db, pet } = aDataFolder();
    const of = { uid: 3, reason: 'sold', created: 'a', expires: 'z' } as const;
    db.insert(handOvers)
      .values([
        { ...of, id: 1, code: 'A' },
        { ...of, id: 2, code: 'B', state: 'taken', ended: 'b' },
      ])
      .run();
    const sale = JSON.stringify({ buyer_name: 'Jonas' });
    db.insert(handOverPets).values({ hand_over_id: 1, no: 1, pet_id: pet, count: 1, sale }).run();
    const { name } = await makeBackup(dataDir, now, { kind });
    db.$client.close();
    await restoreBackup(dataDir, join(dataDir, 'backups', name), now);
    const restored = openDatabase(join(dataDir, 'exuvia.db'));
    expect(restored.select().from(handOvers).all()).toMatchObject([
      { state: 'withdrawn', ended: now.toISOString() },
      { state: 'taken', ended: 'b' },
    ]);
    expect(restored.select().from(handOverPets).all()).toMatchObject([{ pet_id: pet, sale: null }]);
    restored.$client.close();
  });

  test('is no loss: the next backup is not compared with those of the data that was replaced', async () => {
    const { dataDir, db } = aDataFolder();
    const first = await makeBackup(dataDir, now, { kind: 'manual' });
    aPet(db);
    await makeBackup(dataDir, now, { kind });
    db.$client.close();
    await restoreBackup(dataDir, join(dataDir, 'backups', first.name), new Date());
    const { content } = await makeBackup(dataDir, new Date(), { kind });
    expect(content?.faults).toEqual([]);
  });

  test.each([
    ['cut off', (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)],
    ['changed in one place', (bytes: Uint8Array) => bytes.with(1500, (bytes[1500] ?? 0) ^ 255)],
    ['no archive at all', () => new TextEncoder().encode('something else')],
  ])('of an archive that is %s is refused, and the data stays as it was', async (_how, spoil) => {
    const { dataDir, db } = aDataFolder();
    const { name } = await makeBackup(dataDir, now, { kind });
    db.$client.close();
    const archive = join(dataDir, 'backups', name);
    writeFileSync(archive, spoil(new Uint8Array(readFileSync(archive))));
    const before = parts(dataDir);
    await expect(restoreBackup(dataDir, archive, now)).rejects.toThrow(/damaged|cut off|no backup/);
    expect(parts(dataDir)).toEqual(before);
    expect(names(join(dataDir, 'exuvia.db'))).toEqual(['First']);
  });

  test('of a file that is not there is refused before anything is touched', async () => {
    const { dataDir } = aDataFolder();
    await expect(restoreBackup(dataDir, join(dataDir, 'nothing.tar'), now)).rejects.toThrow(
      'no file',
    );
    expect(existsSync(join(dataDir, 'exuvia.db'))).toBe(true);
  });
});

describe('a copy on another disk', () => {
  /** A disk of its own on every Linux; elsewhere only the refusals are tried. */
  const memoryDisk = existsSync('/dev/shm') ? '/dev/shm' : null;

  test.skipIf(memoryDisk === null)('is read again there, and kept in the same pools', async () => {
    const { dataDir } = aDataFolder();
    const copyDir = temporaryFolder('copy', memoryDisk ?? '');
    try {
      for (let n = 0; n < 7; n += 1) {
        const at = new Date(now.getTime() + n * 1000);
        const { name } = await makeBackup(dataDir, at, { kind: 'manual' });
        expect(await copyBackup(dataDir, copyDir, name, at)).toMatchObject({ name, problem: null });
      }
      const there = backupsIn(copyDir);
      expect(there).toHaveLength(5);
      expect(there.map(({ content }) => content?.faults)).toEqual(Array(5).fill([]));
      expect(readdirSync(copyDir)).toHaveLength(10); // and what is noted beside each
      expect(readCopyState(dataDir)?.problem).toBeNull();
    } finally {
      rmSync(copyDir, { recursive: true });
    }
  });

  test.skipIf(memoryDisk === null)('keeps the last one without a fault', async () => {
    const { dataDir } = aDataFolder();
    const copyDir = temporaryFolder('copy', memoryDisk ?? '');
    try {
      for (let n = 0; n < 8; n += 1) {
        const at = new Date(now.getTime() + n * 1000);
        const { name } = await makeBackup(dataDir, at, { kind: 'manual' });
        await copyBackup(dataDir, copyDir, name, at);
        // as versions left it that did not copy what is noted
        if (n === 1) rmSync(join(copyDir, name.replace('.tar', '.json')));
        rmSync(join(dataDir, 'uploads'), { recursive: true, force: true });
      }
      const sound = backupsIn(copyDir).filter(({ content }) => content?.faults.length === 0);
      expect(sound.map(({ name }) => name)).toEqual(['exuvia-2026-03-10T03-00-00Z-manual.tar']);
    } finally {
      rmSync(copyDir, { recursive: true });
    }
  });

  test.each([
    ['in a folder that is not there', 'missing'],
    ['on the disk of the data', 'same_disk'],
  ] as const)('%s is not made, and the reason is noted', async (where, problem) => {
    const { dataDir } = aDataFolder();
    const { name } = await makeBackup(dataDir, now, { kind });
    const copyDir = join(dataDir, 'copies');
    if (where.startsWith('on')) mkdirSync(copyDir);
    const state = await copyBackup(dataDir, copyDir, name, now);
    expect(state.problem).toBe(problem);
    expect(readCopyState(dataDir)).toEqual(state);
    expect(existsSync(join(copyDir, name))).toBe(false);
  });
});

/** Puts the database of an archive into a data folder, as somebody might by hand. */
async function unpackDatabase(dataDir: string, archive: Uint8Array): Promise<void> {
  const file = join(dataDir, 'older.tar');
  writeFileSync(file, archive);
  for (const name of ['exuvia.db', 'exuvia.db-wal', 'exuvia.db-shm'])
    rmSync(join(dataDir, name), { force: true });
  await readArchive(file, dataDir, (name) => name === 'exuvia.db.gz');
}
