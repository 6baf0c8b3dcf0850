import type { Texts } from '#web/texts/texts.ts';

// The landing page below its first screen.
export const evening: Texts['evening'] = {
  title: 'Ein Abend im Tierzimmer',
  round: 'Die Runde',
  roundText:
    'Drei sind heute Abend dran. Exuvia geht mit von Terrarium zu Terrarium; der Daumen sagt gefressen oder verweigert, die andere Hand hält die Pinzette. Tiere vor der Häutung sind markiert, damit niemand ein Heimchen zu weichen Cheliceren wirft.',
  roundRows: {
    atlas: 'heute (Heuschrecke)',
    cyan: 'heute (Dubia-Schabe)',
    nyx: 'ruht',
  },
  skin: 'Die Haut',
  skinText:
    'Eine Häutung ist ein Datum und eine Größe. Über die Jahre wird daraus eine Wachstumskurve, und niemand rätselt mehr, ob die nächste überfällig ist.',
  molts: ['März 2021', 'Dezember 2021', 'November 2022', 'Dezember 2023', 'Juni 2025'],
  label: 'Das Etikett',
  labelText:
    'Etiketten für ein ganzes Regal drucken. Den Code am Terrarium scannen, und schon ist die Seite des Tiers offen, bereit für den Eintrag.',
  labelNumber: (id) => `Nr. ${id}`,
  redknee: 'Mexikanische Rotknie',
  pinktoe: 'Martinique-Baumvogelspinne',
};
