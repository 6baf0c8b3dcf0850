export const landing = {
  title: 'A notebook for animals that shed',
  heading: 'A notebook for animals that shed.',
  lead: 'Feedings, molts and growth of your tarantulas, scorpions and reptiles. Written down in the animal room with one hand, and kept on a machine that belongs to you or your club.',
  start: 'How it works',
  drawing:
    'Drawing: an empty skin on the left, and the Mexican redknee that left it, one size larger, on the right',
  before: '9 cm, March 2021',
  after: '14.5 cm, June 2025',

  firstRunTitle: 'This server is new.',
  firstRun: 'Nobody has an account yet. Whoever signs up first becomes the administrator.',
  firstRunButton: 'Set up the first account',

  ours: 'Ours, and nobody else’s',
  oursText:
    'This installation runs on a computer of its keepers, perhaps on the shelf next to the crickets. No advertising, no trackers, and your records leave as a file whenever you want.',
  expo: (date: string) => `${date}, stock list`,
};
