// The public stock list.
export const expo = {
  title: 'Current expo',
  list: 'Our stock list',
  table: (name: string) => `Table ${name}`,
  noList: 'The list is not written yet.',
  none: 'No expo is planned',
  noneText: 'When the next one is set, its stock list stands here.',
  over: 'This expo is over. The next one is not announced yet.',
  reserve: 'Animals can be reserved with the ',
  contactForm: 'contact form',
};
