import { fullDiskIn, roomIn } from './backup-room.ts';
import type { WarningSentences } from './warnings.ts';

const bilder = (n: number, eines: string, mehrere: string) => (n === 1 ? eines : `${n} ${mehrere}`);

const KINDS: Record<string, string> = {
  users: 'Konten',
  pets: 'Tiere',
  feedings: 'Fütterungen',
  molts: 'Häutungen',
  events: 'Ereignisse',
  measurements: 'Messungen',
  plans: 'Pläne',
  purchases: 'Käufe',
  sales: 'Verkäufe',
  species: 'Arten',
  pictures: 'Bilder',
  documents: 'Dokumente',
};

export const warningsInGerman: WarningSentences = {
  little_space: ({ megabytes }) =>
    `Nur ${megabytes} MB sind auf dem Datenträger frei. Bitte Platz schaffen.`,
  disk_failing: ({ reason }) =>
    `Der Datenträger behält nicht, was in die Datenbank geschrieben wird (${reason}). Bitte auf einen anderen sichern und diesen ersetzen.`,
  no_backup: () => 'Es gibt noch keine Sicherung.',
  old_backup: () => 'Die letzte Sicherung ist älter als zwei Tage.',
  backup_failed({ reason }) {
    const room = roomIn(reason);
    const full = fullDiskIn(reason);
    if (full !== null)
      return `Die letzte Sicherung ist gescheitert: Der Datenträger ist voll, sie braucht mindestens ${full} MB. Bitte Platz schaffen.`;
    return room
      ? `Die letzte Sicherung ist gescheitert: Sie braucht etwa ${room.needed} MB und lässt ${room.floor} MB des Datenträgers frei, von dem nur ${room.free} MB frei sind. Bitte Platz schaffen.`
      : `Die letzte Sicherung ist gescheitert. Die Meldung des Programms: „${reason}“`;
  },
  pictures_missing: ({ count }) =>
    `Der letzten Sicherung fehlen Dateien von ${bilder(count, 'einem Bild', 'Bildern')}: Sie sind nicht mehr im Ordner uploads. Ältere Sicherungen haben sie vielleicht noch und bleiben.`,
  pictures_damaged: ({ count }) =>
    `${bilder(count, 'Ein Bild', 'Bilder')} der letzten Sicherung ${count === 1 ? 'ist' : 'sind'} nicht mehr so, wie gespeichert: Vielleicht geht der Datenträger kaputt. Ältere Sicherungen sind vielleicht heil und bleiben.`,
  documents_missing: ({ count }) =>
    `Der letzten Sicherung fehlen Dateien von ${bilder(count, 'einem Dokument', 'Dokumenten')}: Sie sind nicht mehr im Ordner documents. Ältere Sicherungen haben sie vielleicht noch und bleiben.`,
  documents_damaged: ({ count }) =>
    `${bilder(count, 'Ein Dokument', 'Dokumente')} der letzten Sicherung ${count === 1 ? 'ist' : 'sind'} nicht mehr so, wie gespeichert: Vielleicht geht der Datenträger kaputt. Ältere Sicherungen sind vielleicht heil und bleiben.`,
  fewer_records: ({ kind, count }) =>
    `Der letzten Sicherung fehlen ${count} Einträge (${KINDS[kind] ?? kind}), die in der davor noch waren, obwohl niemand sie gelöscht hat. Die davor bleibt.`,
  database_damaged: ({ verdict }) =>
    `Die Datenbank ist beschädigt (${verdict}). Bitte die letzte heile Sicherung zurückspielen.`,
  no_copy: () =>
    'Die Sicherungen liegen nur auf diesem Datenträger. BACKUP_COPY_DIR kann einen Ordner auf einem anderen nennen: ein eingehängtes NAS oder einen Stick.',
  copy_missing: () =>
    'Die letzte Sicherung wurde nicht kopiert: Der Ordner BACKUP_COPY_DIR fehlt. Ist der Datenträger angeschlossen?',
  copy_same_disk: () =>
    'Die letzte Sicherung wurde nicht kopiert: BACKUP_COPY_DIR liegt auf demselben Datenträger wie die Daten. Ist der andere eingehängt?',
  copy_failed: ({ reason }) =>
    `Die letzte Sicherung wurde nicht auf den anderen Datenträger kopiert: ${reason}`,
  no_mail_server: () =>
    'Kein Mailserver ist eingestellt (SMTP_URL): E-Mails warten im Postausgang, dort lassen sich ihre Links kopieren.',
  mails_not_sent: ({ count, reason }) =>
    `${count === 1 ? 'Eine E-Mail' : `${count} E-Mails`} ließ${count === 1 ? '' : 'en'} sich noch nicht senden und ${count === 1 ? 'wird' : 'werden'} wieder versucht: ${reason}`,
  local_address: ({ url }) =>
    `PUBLIC_URL ist ${url}: Etiketten und Links in E-Mails gelten nur auf diesem Rechner.`,
  before_restore: ({ folder }) =>
    `Was vor einem Zurückspielen da war, liegt noch in ${folder}. Es kann weg, wenn nichts fehlt.`,
  large_wal: () => 'Das Schreibprotokoll der Datenbank ist ungewöhnlich groß.',
};
