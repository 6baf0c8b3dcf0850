import type { Texts } from '#web/texts/texts.ts';

export const whatsNew: Texts['whatsNew'] = {
  title: 'Neu in 0.2.0',
  read: 'Fertig',
  points: {
    device:
      'Der Bestand ist auf dem Gerät: nachschlagen und eintragen geht auch ohne Netz; was wartet, wird von selbst gesendet.',
    today:
      'Heute sagt, was der Abend braucht, und eine Runde geht Tier für Tier an den Regalen entlang.',
    places:
      'Plätze: Räume, Regale und Fächer, mit Etiketten und der Reihenfolge, in der die Tiere stehen.',
    measures:
      'Mehrere Bilder je Tier, Papiere, Gewichte und Längen, und wann die nächste Häutung erwartet wird.',
    handOver:
      'Jedes Tier behält seine Kennung ein Leben lang und lässt sich mit seiner Geschichte übergeben.',
    imports: 'Listen kommen als eingefügte Zeilen, als Tabellen und aus anderen Programmen herein.',
    find: 'Eine Tabelle aller Tiere, Statistik, und ein Feld, das alles findet.',
    reminders: 'Erinnerungen per E-Mail, als Hinweise auf dem Handy oder im Kalender.',
    account: 'Passkeys und ein zweiter Schritt beim Anmelden, und deutsche Artnamen.',
  },
};
