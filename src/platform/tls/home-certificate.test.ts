import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'bun:test';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { keepHomeCertificate, readAuthority } from './home-certificate.ts';

afterEach(cleanUp);

const name = 'exuvia.home.arpa';
const today = new Date('2026-04-01T12:00:00Z');
const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000);
const numbersOf = ({ authority, certified }: ReturnType<typeof keepHomeCertificate>) => [
  authority.certificate.serialNumber,
  certified.certificate.serialNumber,
];

test('what was made is kept, and only its owner can read it', () => {
  const folder = temporaryFolder('https');
  const first = keepHomeCertificate(folder, name, today);
  expect(first.isNew).toBe(true);
  const again = keepHomeCertificate(folder, name, inDays(300));
  expect([again.isNew, ...numbersOf(again)]).toEqual([false, ...numbersOf(first)]);
  const files = readdirSync(join(folder, 'https', name));
  expect(files.toSorted()).toEqual(['authority.pem', 'certificate.pem']);
  for (const file of files)
    expect(statSync(join(folder, 'https', name, file)).mode & 0o777).toBe(0o600);
});

test('the certificate is renewed two months before its end, the authority stays', () => {
  const folder = temporaryFolder('https');
  const [authority, certificate] = numbersOf(keepHomeCertificate(folder, name, today));
  const renewed = keepHomeCertificate(folder, name, inDays(397 - 59));
  expect(numbersOf(renewed)[0]).toBe(authority ?? '');
  expect(numbersOf(renewed)[1]).not.toBe(certificate ?? '');
  expect(renewed.certified.certificate.validToDate > inDays(700)).toBe(true);
});

test('a certificate that a clock without a battery dated in the future or past is made again', () => {
  const folder = temporaryFolder('https');
  const before = keepHomeCertificate(folder, name, new Date('2000-01-01T00:00:00Z'));
  const right = keepHomeCertificate(folder, name, today);
  expect(right.isNew).toBe(true);
  expect(numbersOf(right)).not.toEqual(numbersOf(before));
  expect(right.certified.certificate.verify(right.authority.certificate.publicKey)).toBe(true);
});

test('an authority at its end is made again, and what it signed with it', () => {
  const folder = temporaryFolder('https');
  const before = numbersOf(keepHomeCertificate(folder, name, today));
  const after = keepHomeCertificate(folder, name, inDays(3650 - 30));
  expect(after.isNew).toBe(true);
  expect(numbersOf(after)[0]).not.toBe(before[0] ?? '');
});

test('a name that comes back is still believed', () => {
  const folder = temporaryFolder('https');
  const first = numbersOf(keepHomeCertificate(folder, name, today));
  expect(keepHomeCertificate(folder, 'other.local', today).isNew).toBe(true);
  expect(numbersOf(keepHomeCertificate(folder, name, today))).toEqual(first);
  expect(readAuthority(folder, name)?.serialNumber).toBe(first[0] ?? '');
  expect(readAuthority(folder, 'never.local')).toBeNull();
});

test.each([
  ['is cut off', (text: string) => text.slice(0, 300)],
  ['is empty', () => ''],
  [
    'has the key of another',
    (text: string) => {
      const other = temporaryFolder('https');
      keepHomeCertificate(other, name, today);
      const key = readFileSync(join(other, 'https', name, 'authority.pem'), 'utf8').split(
        '-----BEGIN CERT',
      )[0];
      return `${key}-----BEGIN CERT${text.split('-----BEGIN CERT')[1]}`;
    },
  ],
])('an authority whose file %s is refused in a line that names it', (_, spoil) => {
  const folder = temporaryFolder('https');
  keepHomeCertificate(folder, name, today);
  const file = join(folder, 'https', name, 'authority.pem');
  writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  expect(() => keepHomeCertificate(folder, name, today)).toThrow(file);
});
