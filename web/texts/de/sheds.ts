import { plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';
import { measure } from './measure.ts';
import { recordDetails } from './record-details.ts';

/** German has one word for both. */
export const sheds: Texts['pets']['sheds'] = {
  molt: 'Häutung',
  molted: 'Gehäutet',
  preMolt: 'Vor Häutung',
  endPreMolt: 'Nicht mehr vor Häutung',
  moltTitle: (name) => `Häutung von ${name}`,
  editMolt: 'Häutung bearbeiten',
  sizeAfter: 'Größe nach der Häutung',
  sexSeen: 'Gesehenes Geschlecht',
  moltAgain: (day) => `Eine Häutung am ${day} ist schon eingetragen. Ist das noch eine?`,
  saveMolt: 'Häutung speichern',
  saidMolted: (name) => `${name}: Häutung eingetragen`,
  saidPreMolt: (name) => `${name}: vor Häutung`,
  saidNoPreMolt: (name) => `${name}: nicht mehr vor Häutung`,
  errorMolt: 'Häutung konnte nicht gespeichert werden',
  errorPreMolt: '„Vor Häutung“ konnte nicht gespeichert werden',
  monthMolted: 'gehäutet',
  lastMolt: 'Letzte Häutung',
  moltNoted: 'Häutung eingetragen',
  undoMolt: 'Häutung zurücknehmen',
  noHistoryText:
    'Fütterungen, Häutungen, Messungen und Ereignisse stehen hier, das Neueste zuerst.',
  filters: {
    all: 'Alle',
    feeding: 'Fütterungen',
    molt: 'Häutungen',
    event: 'Ereignisse',
    measurement: measure.filter,
  },
  yearAlt: (fed, refused, molts, events) =>
    `${fed}-mal gefressen, ${refused}-mal verweigert, ${plural(molts, 'Häutung', 'Häutungen')}, ${plural(
      events,
      'Ereignis',
      'Ereignisse',
    )} in den letzten zwölf Monaten`,
  keyMolt: 'Häutung',
  recordDetails,
};
