import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';
import { eventsInGerman } from './german.ts';
import { readEvent } from './said.ts';

const root = join(import.meta.dir, '../..');

/** Put together of several parts; their whole sentences are below. */
const composed = ['Invitation 7', 'Logged in7 from 7', '7 user 7', 'Mail 7 (7) to 7 7: 7'];
/** The report of a fault, and what counts others, too. */
const reports = ['7: 7', '7\\n… and others'];

/** Every sentence of the code that is written to the event log, with 7 for each of its values. */
function writtenSentences(): string[] {
  return [...new Glob('**/*.ts').scanSync(root)].flatMap((file) => {
    if (/\.test\.ts$|^(testing|domain)\//.test(file)) return [];
    const code = readFileSync(join(root, file), 'utf8');
    if (!/\b(logEvent|logRepeated|logAdmin|noteInLog|tellOfPassword|noteFactor)\(/.test(code))
      return [];
    const said = [
      ...code.matchAll(/\bmessage(?: =|:)\s+(['`])([A-Z$][^\n]+?)\1[,;]?$/gm),
      ...code.matchAll(/^  \w+: (['`])([A-Z][^\n]+)\1,$/gm), // a list of them
      ...code.matchAll(/\b(?:logAdmin|noteInLog|tellOfPassword)\([^'`;]*?(['`])([^\n]+)\1\)/g),
    ];
    return said.map(([, , sentence = '']) => sentence.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '7'));
  });
}

test('whatever the event log says is said in German', () => {
  const written = writtenSentences().filter((one) => ![...composed, ...reports].includes(one));
  expect(written.length).toBeGreaterThan(35);
  expect(written.filter((one) => readEvent(one, eventsInGerman) === one)).toEqual([]);
});

test.each([
  ['Failed login from 192.168.1.7', 'Gescheiterte Anmeldung von 192.168.1.7'],
  ['Logged in from ::1', 'Angemeldet von ::1'],
  ['Suspended: log-in refused from ::1', 'Gesperrt: Anmeldung abgewiesen von ::1'],
  ['Logged in with a passkey from ::1', 'Mit einem Passkey angemeldet von ::1'],
  [
    'Updated to Exuvia 0.2.0, after the backup exuvia-2026-01-02T03-04-05Z.tar',
    'Auf Exuvia 0.2.0 aktualisiert, nach der Sicherung exuvia-2026-01-02T03-04-05Z.tar',
  ],
  ['Renamed country DE from Germani to Germany', 'Land DE umbenannt, von Germani in Germany'],
  ['Invitation for a@b.org', 'Einladung für a@b.org'],
  ['Invitation as a link', 'Einladung als Link'],
  [
    'Mail 3 (reset) to a@b.org was given up: No',
    'E-Mail an a@b.org (Link für ein neues Passwort) aufgegeben: No',
  ],
  [
    'Mail 3 (reset) to a@b.org could not be sent yet: No',
    'E-Mail an a@b.org (Link für ein neues Passwort) noch nicht gesendet: No',
  ],
  ['Suspended user 7', 'Konto 7 gesperrt'],
  ['Let in again user 7', 'Konto 7 wieder zugelassen'],
  ['Set edit species to 1 for 7', 'Konto 7 darf Arten bearbeiten'],
  ['Set edit species to 0 for 7', 'Konto 7 darf keine Arten mehr bearbeiten'],
  ['Registration is invite now', 'Registrierung ist jetzt nur auf Einladung möglich'],
  ['Made an API token (read): $&\n$1', 'API-Token erstellt (read): $&\n$1'],
  ['Failed login from ::1\n… and others', 'Gescheiterte Anmeldung von ::1\n… und andere'],
  ['a1b2c3d4: Error: no such table', 'a1b2c3d4: Error: no such table'],
])('%j is %j', (english, german) => expect(readEvent(english, eventsInGerman)).toBe(german));
