import type { Texts } from '#web/texts/texts.ts';

export const landing: Texts['landing'] = {
  title: 'Ein Notizbuch für Tiere, die sich häuten',
  heading: 'Ein Notizbuch für Tiere, die sich häuten.',
  lead: 'Fütterungen, Häutungen und Wachstum von Vogelspinnen, Skorpionen und Reptilien. Im Tierzimmer mit einer Hand notiert, aufbewahrt auf einem eigenen Rechner oder dem des Vereins.',
  start: 'So geht es',
  drawing:
    'Zeichnung: links eine leere Exuvie, rechts die Mexikanische Rotknie, die sie verlassen hat, eine Größe größer',
  before: '9 cm, März 2021',
  after: '14,5 cm, Juni 2025',

  firstRunTitle: 'Dieser Server ist neu.',
  firstRun:
    'Noch hat niemand ein Konto. Wer sich zuerst registriert, übernimmt die Administration.',
  firstRunButton: 'Das erste Konto anlegen',

  ours: 'Gehört uns und sonst niemandem',
  oursText:
    'Diese Installation läuft auf einem Rechner der Halter, vielleicht im Regal neben den Heimchen. Keine Werbung, keine Tracker, und alle Aufzeichnungen lassen sich jederzeit als Datei mitnehmen.',
  expo: (date) => `${date}, Bestandsliste`,
};
