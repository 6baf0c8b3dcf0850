// The landing page below its first screen.
export const evening = {
  title: 'One evening in the animal room',
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
};
