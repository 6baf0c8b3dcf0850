import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

// The keeper's dashboard.
export const dashboard: Texts['dashboard'] = {
  title: 'Heute',
  addPet: 'Tier hinzufügen',
  startRound: 'Futterrunde starten',
  continueRound: 'Futterrunde fortsetzen',
  due: (n) => `${plural(n, 'Tier ist', 'Tiere sind')} fällig.`,
  open: (n) =>
    n === 1 ? 'Eine Fütterung ist noch offen.' : `${grouped(n)} Fütterungen sind noch offen.`,
  resting: (n) => (n === 1 ? 'Ein Tier ruht.' : `${grouped(n)} Tiere ruhen.`),
  missed: (n) => `${plural(n, 'Tier hat', 'Tiere haben')} den Futtertag verpasst.`,
  nothingDue: 'Niemand ist fällig.',
  planned: (names, others) =>
    `Heute geplant: ${names}${others > 0 ? ` und ${grouped(others)} weitere` : ''}`,

  secondStep: 'Dieses Konto darf hier alles. Ein zweiter Schritt bei der Anmeldung schützt es.',
  secondStepSetUp: 'Einrichten',
  secondStepLater: 'Später',

  plans: 'Futterpläne',
  allPlans: 'Alle Pläne',
  noPlans: 'Kein Plan ist aktiv.',
  addPlan: 'Plan hinzufügen',
  dayToday: 'Heute',
  dayTomorrow: 'Morgen',

  inProgress: 'Laufende Fütterungen',
  toFeed: 'Noch nicht gefüttert',
  restingOnes: 'In Ruhe',
  openAndToFeed: 'Laufend und noch nicht gefüttert',
  openAndResting: 'Laufend und in Ruhe',
  nothingOpen: 'Keine Fütterung ist offen.',
  nothingInProgress: 'Keine Fütterung ist offen, niemand ist fällig.',
  isOpen: 'angeboten',
  offer: (name) => `${name} Futter anbieten`,
  eaten: (name) => `${name} hat gefressen`,
  offerWord: 'Anbieten',
  eatenWord: 'Gefressen',
  remove: (name) => `Fütterung von ${name} entfernen`,
  refused: (name) => `${name} hat verweigert`,
  refusedWord: 'Verweigert',
  offered: (name, food) => (food ? `${name}: ${food} angeboten` : `${name}: Futter angeboten`),
  fed: (name) => `${name} hat gefressen`,
  removed: (name) => `Die Fütterung von ${name} wurde entfernt`,
  showAll: (n) => `Alle ${grouped(n)} zeigen`,
  showAllBut: (n, resting, hidden) =>
    hidden <= resting
      ? `Auch ${grouped(hidden)} in Ruhe zeigen`
      : `Alle ${grouped(n)} zeigen${resting > 0 ? `, dazu ${grouped(resting)} in Ruhe` : ''}`,

  growth: 'Zuletzt gewachsen',
  last30: 'letzte 30 Tage',
  noGrowth: 'Keine Häutung in den letzten 30 Tagen.',

  updated: (version) => `Exuvia wurde auf ${version} aktualisiert.`,
  whatsNew: 'Was ist neu',
  putAway: 'Ausblenden',
  news: 'Neuigkeiten',
  dismiss: 'Diese Neuigkeiten ausblenden',
  warnings: (n) =>
    n === 1
      ? 'Etwas an dieser Installation braucht Aufmerksamkeit'
      : `${n} Dinge an dieser Installation brauchen Aufmerksamkeit`,
  unread: (n) => plural(n, 'ungelesene Nachricht', 'ungelesene Nachrichten'),
  couldNotLoad: 'Das ließ sich nicht laden.',

  steps: 'Erste Schritte',
  stepsSub: 'Das Notizbuch ist leer. Ein paar Schritte, und es arbeitet mit.',
  hideSteps: 'Ausblenden',
  stepDone: 'Erledigt',
  stepPet: 'Die ersten Tiere hinzufügen',
  stepPetText:
    'Eines nach dem anderen, als Zeilen aus den eigenen Notizen oder aus einer Datei. Die Art allein genügt für den Anfang.',
  stepPaste: 'Liste einfügen',
  stepImport: 'Datei importieren',
  stepPlan: 'Futterplan anlegen',
  stepPlanText: 'Welche Tiere an welchen Tagen fressen. Diese Seite sagt dann, wer fällig ist.',
  stepLabels: 'Etiketten drucken',
  stepLabelsText:
    'Der Code auf dem Etikett öffnet das Tier am Handy: gefressen, verweigert, gehäutet.',
  stepPhone: 'Mitnehmen',
  stepPhoneText: 'Diese Adresse am Handy öffnen, anmelden und zum Startbildschirm hinzufügen.',
  stepPhoneHere: 'Diese Seite im Menü des Browsers zum Startbildschirm hinzufügen.',
  stepPhoneApp: 'Dann ist sie eine App, die auch im Keller ohne Netz geht.',
  stepPhonePlain:
    'Dann ist sie eine App. Eine offene Seite geht ohne Netz weiter; um ohne Netz zu starten, braucht sie eine Adresse mit https (docs/https.md).',
  stepPhoneLocal: (address) =>
    `Exuvia über den Namen oder die Nummer öffnen, die dieser Rechner im eigenen Netz hat: ${address} führt auf einem Handy nirgendwohin. Dann steht hier ein Code zum Scannen.`,
  phoneCode: (address) => `QR-Code von ${address}`,
};
