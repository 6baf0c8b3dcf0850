/** The sheet of one animal, to be printed. */
export const sheet = {
  print: 'Print',
  title: (name: string) => `Sheet of ${name}`,
  sub: (day: string) => `As of ${day}`,
  code: (address: string) => `QR code of ${address}`,
  refusals: (since: string) => `Refusals since ${since}`,
  none: 'None noted',
  thinned: 'Of earlier weights one for each quarter of a year.',
  filed: 'Filed',
  withoutNetwork: 'Made without a network: its papers and further pictures are not on this sheet.',
  feedings: (n: number) => (n > 1 ? `The last ${n} feedings` : 'Feedings'),
};
