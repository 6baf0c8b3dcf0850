import type { Texts } from '../texts.ts';

/** German has one word for both. */
const shed: Texts['pets']['pictures']['sheds'] = {
  count: (count, molts) =>
    `${count === 1 ? 'Ein Bild' : `${count} Bilder`}${molts === 0 ? '' : `, ${molts} von einer Häutung`}.`,
  noneText: 'Eines im Jahr oder nach jeder Häutung zeigt, wie das Tier wächst.',
  molt: 'Häutung',
  ofMolt: 'Häutung',
};

export const pictures: Texts['pets']['pictures'] = {
  title: (name) => `Bilder von ${name}`,
  ...shed,
  add: 'Bilder hinzufügen',
  addHint:
    'JPEG, PNG, WebP oder GIF, je bis 20 MB, auch mehrere auf einmal. Der Tag kommt aus dem Foto, wenn er darin steht. Andere sehen nur das Titelbild.',
  none: 'Noch kein Bild.',
  offline: {
    title: 'Gespeicherte Bilder brauchen das Netz.',
    text: 'Neue können Sie machen: Sie bleiben auf diesem Gerät, bis sie gesendet werden können.',
  },
  added: (count) =>
    count === 1 ? 'Das Bild wurde gespeichert' : `${count} Bilder wurden gespeichert`,
  kept: (count: number) =>
    count === 1
      ? 'Das Bild bleibt auf diesem Gerät, bis es gesendet werden kann'
      : `${count} Bilder bleiben auf diesem Gerät, bis sie gesendet werden können`,
  goingUp: (count) =>
    count === 1
      ? 'Ein Bild wird im Hintergrund gesendet'
      : `${count} Bilder werden im Hintergrund gesendet`,
  take: 'Foto machen',
  waits: 'Wird gesendet',
  sending: (done, all) => `Sende ${done} von ${all}`,
  leftOut: (count) =>
    count === 1 ? 'Eine Datei wurde ausgelassen' : `${count} Dateien wurden ausgelassen`,
  noneStored: 'Von ihnen wurde nichts gespeichert.',
  othersTaken: 'Die anderen wurden übernommen.',
  inAll: (count, max, bytes) => `${count} von ${max} Bildern, ${bytes}`,

  throughTime: 'Im Lauf der Zeit',
  byDate: 'Bilder nach Datum',
  all: 'Alle Bilder',
  ruler: (count, from, to) => `${count} Bilder zwischen ${from} und ${to}`,
  noDay: 'Tag unbekannt',
  cover: 'Titelbild',

  thenAndNow: 'Damals und heute',
  slider: 'Schieber',
  sideBySide: 'Nebeneinander',
  compare: 'Vergleichen',
  howMuch: 'Wie viel von damals',
  then: 'damals',
  now: 'heute',
  asThen: 'Als damals zeigen',
  asNow: 'Als heute zeigen',
  sameScale: 'Im gleichen Maßstab gezeichnet, weil beide eine Größe haben.',

  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
  day: 'Tag',
  caption: 'Bildtext',
  ofNoMolt: 'Keine',
  save: 'Speichern',
  saved: 'Das Bild wurde gespeichert',
  makeCover: 'Als Titelbild nehmen',
  isCover: 'Ist das Titelbild',
  madeCover: 'Es ist jetzt das Titelbild',
  turn: 'Drehen',
  turned: 'Das Bild wurde gedreht',
  cut: 'Zuschneiden',
  cutTitle: 'Bild zuschneiden',
  cutText: 'Einen Rahmen aufziehen oder seine Ränder einstellen.',
  edges: { left: 'Linker Rand', right: 'Rechter Rand', top: 'Oberer Rand', bottom: 'Unterer Rand' },
  cutDone: 'Das Bild wurde zugeschnitten',
  download: 'Herunterladen',
  remove: 'Löschen',
  removeAsk: 'Dieses Bild löschen?',
  removed: 'Das Bild wurde gelöscht',
  fileHint: (bytes) => `${bytes}. Ort und Kamera wurden aus der Datei entfernt.`,
  errorLoading: 'Fehler beim Laden der Bilder',
  errorSaving: 'Das Bild konnte nicht geändert werden',
  sheds: shed,
};
