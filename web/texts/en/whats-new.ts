// What keepers notice of the newest version: its section of CHANGELOG.md in a few sentences, written for each.
export const whatsNew = {
  title: 'New in 0.2.0',
  read: 'Done',
  points: {
    device:
      'Your collection is on your device: you look things up and record without a network, and what waits is sent by itself.',
    today:
      'Today says what the evening needs, and a round goes from animal to animal along your racks.',
    places:
      'Places: rooms, racks and shelves, with labels and the order in which your animals stand.',
    measures:
      'Several pictures of an animal, its papers, weights and lengths, and when its next molt is expected.',
    handOver: 'Every animal has a tag for life, and can be handed over with its history.',
    imports: 'Lists come in as pasted lines, as workbooks, and from other programs.',
    find: 'A table of all animals, statistics, and one field that finds everything.',
    reminders: 'Reminders by email, as notices on your phone, or in your calendar.',
    account: 'Passkeys and a second step for the log-in, and German names of species.',
  },
};
