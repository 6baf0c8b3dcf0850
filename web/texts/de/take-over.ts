import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';
import { vitals } from './vitals.ts';

const animalsOf = (n: number) => plural(n, 'Tier', 'Tiere');
const molts: Pick<Texts['takeOver'], 'molted' | 'molts' | 'earlierMolts'> = {
  molted: vitals.molted,
  molts: (n) => plural(n, 'Häutung', 'Häutungen'),
  earlierMolts: (n) => plural(n, 'frühere Häutung', 'frühere Häutungen'),
};

// The next keeper's pages: the one behind a hand-over's code, and the one that takes in a file.
export const takeOver: Texts['takeOver'] = {
  // an animal that is offered
  ...vitals,
  ...molts,
  sheds: molts,
  alongOne: 'Was mitkommt',
  history: 'Verlauf',
  meals: (n) => plural(n, 'Mahlzeit', 'Mahlzeiten'),
  refusals: (n) => plural(n, 'Verweigerung', 'Verweigerungen'),
  picture: (n) => (n === 1 ? 'Bild' : 'Bilder'),
  pictureComes: (n) => (n === 1 ? 'kommt mit' : `${n} kommen mit`),
  weight: 'Gewicht',
  files: 'Dokumente als Dateien',
  hatched: 'Geschlüpft',
  kept: 'Gehalten seit',
  origin: 'Herkunft',
  bredBy: (keeper) => `Nachzucht von ${keeper}`,
  bred: 'eigene Nachzucht',
  parent: 'Elterntier',
  papers: 'Papiere',
  notes: 'Notizen',
  tag: 'Kennung',
  tagStays: (tag) => `${tag}, lebenslang auf dem Etikett`,
  newTag: 'eine neue, das Etikett bleibt bei der Gruppe',
  more: (name) => `Mehr über ${name}`,

  // /t
  enter: 'Ein Tier übernehmen',
  enterText:
    'Der Code steht auf dem Bildschirm der bisherigen Haltung oder im Link: acht Buchstaben und Ziffern.',
  code: 'Code',
  codeExample: 'K7M2-9QXD',
  codeWrong: 'Ein Code hat acht Buchstaben und Ziffern, etwa K7M2-9QXD.',
  look: 'Ansehen',
  haveLink: 'Ein Link von anderswo oder eine Datei?',
  toTakeIn: 'Ein Tier aufnehmen',

  // /t/:code
  page: 'Übergabe',
  errorLoading: 'Die Übergabe konnte nicht geladen werden',
  offered: (name) => `${name} steht zur Übernahme bereit`,
  offeredMany: (n) => `${grouped(n)} Tiere stehen zur Übernahme bereit`,
  by: (keeper, from, until) => `Von ${keeper}, ${from}. Offen bis ${until}.`,
  takeHeading: (n) => (n === 1 ? 'Das Tier übernehmen' : 'Die Tiere übernehmen'),
  orElsewhere: 'Oder woanders',
  logHere: 'Ich führe mein Tagebuch hier',
  logHereLine: (host) => `${host}: anmelden, dann ein Tipp`,
  take: 'Übernehmen',
  takeMany: (n) => `${animalsOf(n)} übernehmen`,
  taking: 'Die Übernahme ist fehlgeschlagen',
  takenOver: (name) => `${name} steht jetzt im eigenen Bestand, mit der ganzen Vorgeschichte.`,
  takenOverMany: (n) =>
    `${n} Tiere stehen jetzt im eigenen Bestand, mit ihrer ganzen Vorgeschichte.`,
  ownExuvia: 'Ich habe ein eigenes Exuvia',
  ownExuviaLine: 'diesen Link dorthin kopieren',
  ownExuviaSteps:
    'Dort: Tiere, Hinzufügen, Ein Tier aufnehmen. Den Link einfügen und ansehen, was kommt.',
  none: 'Ich habe keines',
  noneLine: (size) => `eine Datei, ${size}, mit einer Seite zum Lesen und Drucken`,
  link: 'Link',
  copyLink: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden. Bitte markieren und von Hand kopieren.',
  secret: (keeper) =>
    `${keeper} sieht, wann die Datei geholt und das Tier übernommen wurde, aber nie, wer nur geschaut hat.`,
  own: 'Das ist die eigene Übergabe. So sieht sie für die nächste Haltung aus.',
  toOwn: 'Zum Code und zum Zurücknehmen',
  print: 'Drucken',
  printed: (link) => `Gedruckt von ${link}`,

  // ended
  unknownTitle: 'Unter diesem Code ist nichts zu haben',
  unknownText:
    'Am besten mit dem Bildschirm der bisherigen Haltung vergleichen. Er hat acht Buchstaben und Ziffern.',
  otherCode: 'Anderen Code eingeben',
  takenTitle: 'Schon übernommen',
  takenText: 'Das Tier ist in neuen Händen. Der Code öffnet nichts mehr.',
  withdrawnTitle: 'Dieses Angebot wurde zurückgenommen',
  withdrawnText:
    'Am besten nachfragen, falls das nicht so gemeint war: Ein neuer Code ist jederzeit möglich.',
  expiredTitle: 'Dieses Angebot ist abgelaufen',
  expiredText: 'Ein Code gilt 30 Tage. Ein neuer ist schnell erstellt: am besten nachfragen.',

  // /pets/take_in
  takeIn: 'Ein Tier aufnehmen',
  takeInSub:
    'Aus einem anderen Exuvia übergeben, mit seiner Vorgeschichte. Vor dem Speichern ist alles zu sehen.',
  fromLink: 'Von einem Link',
  pasteLink: 'Link der Übergabe',
  pasteHint:
    'So wie er geschickt wurde, oder wie ihn die Seite hinter dem gescannten Code kopiert.',
  linkWrong: 'Das ist kein Link einer Übergabe. Er endet mit /t/ und einem Code.',
  fetch: 'Ansehen',
  fromFile: 'Aus einer Datei',
  fileDrop: 'Die Datei einer Übergabe',
  fileHint:
    'Eine Datei, deren Name mit .exuvia.zip endet: geschickt oder über den Link heruntergeladen.',
  fetching: (host, size) => `Die Datei wird von ${host} geholt${size && `, bisher ${size}`}`,
  haveCode: 'Ein Code aus dieser Installation?',
  enterCode: 'Code eingeben',
  unreachable: (host) =>
    `${host} ist von hier nicht erreichbar. Den Link öffnen, dort die Datei herunterladen und hier auswählen.`,
  mixed: (host) =>
    `${host} hat keine sichere Verbindung, die diese Seite bräuchte. Den Link öffnen, dort die Datei herunterladen und hier auswählen.`,
  tooLarge: 'Die Datei ist größer als 100 MB, zu groß für eine Übergabe.',
  openLink: 'Link öffnen',
  failed: 'Die Aufnahme ist fehlgeschlagen',

  previewOne: (name) => `${name} kommt`,
  previewMany: (n) => `${grouped(n)} Tiere kommen`,
  previewFrom: (keeper, day) => `Von ${keeper}, ${day}.`,
  already: (names, n) =>
    n === 1
      ? `${names} hat dieselbe Kennung und ist schon da. Noch einmal aufgenommen, steht das Tier doppelt da, mit neuer Kennung.`
      : `${names} haben dieselben Kennungen und sind schon da. Noch einmal aufgenommen, stehen sie doppelt da, mit neuen Kennungen.`,
  unknownSpecies: (n) => `${plural(n, 'Art', 'Arten')} zu wählen`,
  unknownSpeciesText: 'Die Liste kennt diesen Namen noch nicht. Wie heißt die Art hier?',
  newSpecies: (names) => `Neu in der Artenliste: ${names}.`,
  store: (n) => (n === 1 ? 'Aufnehmen' : `${grouped(n)} Tiere aufnehmen`),
  fromHere:
    'Diese Datei stammt aus dieser Installation. Wird das Angebot selbst übernommen, zieht die Kennung mit um.',
  toOffer: 'Zum Angebot',
  chooseFirst: 'Erst die Art wählen.',
  storing: 'Die Aufnahme ist fehlgeschlagen',
  takenIn: (name) => `${name} steht jetzt im eigenen Bestand, mit der ganzen Vorgeschichte.`,
  takenInMany: (n) =>
    `${grouped(n)} Tiere stehen jetzt im eigenen Bestand, mit ihrer ganzen Vorgeschichte.`,
  endedMeanwhile: (keeper) =>
    `Die Übergabe war inzwischen zurückgenommen oder schon erledigt. Bitte mit ${keeper} klären, wem das Tier jetzt gehört.`,
  notTold: (keeper) =>
    `Die bisherige Haltung ließ sich nicht benachrichtigen. Bitte ${keeper} sagen, dass alles angekommen ist, damit die Übergabe dort abgeschlossen wird.`,
};
