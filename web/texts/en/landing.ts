export const landing = {
  title: 'A notebook for animals that shed',
  heading: 'A notebook for animals that shed.',
  lead: 'Feedings, molts and growth of your tarantulas, scorpions and reptiles. Written down in the animal room with one hand, and kept on a machine that belongs to you or your club.',
  start: 'Get started',
  drawing:
    'Drawing: an empty skin on the left, and the Mexican redknee that left it, one size larger, on the right',
  before: '9 cm, March 2021',
  after: '14.5 cm, June 2025',

  firstRunTitle: 'This Exuvia is new.',
  firstRun: 'Nobody has an account yet. Whoever signs up first becomes the administrator.',
  firstRunButton: 'Set up the first account',

  evening: 'One evening in the animal room',
  round: 'The round',
  roundText:
    'Three are due tonight. Exuvia walks you from box to box; your thumb says fed or refused, the other hand keeps the tongs. Animals before a molt are marked, so that nobody throws a cricket at soft fangs.',
  roundRows: {
    atlas: 'today (Locust)',
    cyan: 'today (Dubia roach)',
    nyx: 'skipped',
  },
  skin: 'The skin',
  skinText:
    'A molt is a date and a size. Over the years they become a growth curve, and you stop guessing whether she is late.',
  molts: ['March 2021', 'December 2021', 'November 2022', 'December 2023', 'June 2025'],
  label: 'The label',
  labelText:
    'Print labels for a whole shelf. Scan the code on the box and you stand on the animal’s page, ready to write.',
  labelNumber: (id: number) => `No. ${id}`,
  redknee: 'Mexican redknee',
  pinktoe: 'Antilles pinktoe',

  ours: 'Ours, and nobody else’s',
  oursText:
    'This Exuvia runs on a computer of its keepers, perhaps on the shelf next to the crickets. No advertising, no trackers, and your records leave as a file whenever you want.',
  expo: (date: string) => `${date}, stock list`,
};
