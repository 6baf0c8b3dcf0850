import { grouped } from '#src/domain/text/german-plural.ts';
import { fullStop } from '#src/domain/text/full-stop.ts';
import type { Texts } from '#web/texts/texts.ts';

export const weigh: Texts['pets']['weigh'] = {
  title: 'Alle wiegen',
  begin: 'Alle wiegen',
  beginMany: (n) => `${grouped(n)} wiegen`,
  leave: 'Die Runde verlassen',
  pad: 'Ziffern',
  back: 'Die letzte Ziffer löschen',
  weightOf: (name) => `Gewicht von ${name}`,
  first: 'Das erste Gewicht',
  since: (day, weight) => `seit ${day}, ${weight}`,
  line: (first, day, last) => `Von ${first} am ${day} auf ${last}`,
  doubt: {
    much_more: 'Das ist weit mehr als zuletzt. So speichern?',
    much_less: 'Das ist weit weniger als zuletzt. So speichern?',
    too_large: 'So schwer wird kaum ein Tier dieser Art. So speichern?',
    before_hatching: 'Laut Eintrag ist es noch nicht geschlüpft. So speichern?',
  },
  falling: (times, since) => fullStop(`Zum ${times}. Mal in Folge weniger, seit ${since}`),
  save: (weight) => (weight ? `${weight} speichern` : 'Speichern'),
  saveAnyway: (weight) => `${weight} so speichern`,
  error: 'Das Gewicht konnte nicht gespeichert werden',
  skip: 'Auslassen',
  undo: (name) => `${name} rückgängig`,
  undoNothing: 'Nichts rückgängig zu machen',
  inThisRound: 'Tiere zum Wiegen',
  done: 'Gewogen',
  weighed: 'Gewogen',
  skipped: 'Ausgelassen',
  again: 'Noch einmal wiegen',
  againSkipped: 'Die ausgelassenen wiegen',
  finish: 'Fertig',
  nobody: 'Niemand zu wiegen',
  nobodyText: 'Tiere in der Liste auswählen oder auf der Seite eines Platzes beginnen.',
};
