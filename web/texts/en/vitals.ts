/** What decides about an animal, in the fewest words: part of the texts of each page that shows it. */
export const vitals = {
  ate: 'Ate',
  refused: 'Refused',
  molted: 'Molted',
  weighs: 'Weighs',
  notNoted: 'not noted',
  times: (n: number) => `${n}x`,
  since: (day: string) => `since ${day}`,
  sinceMeal: 'since its last meal',
  moltNumber: (n: number) => `No. ${n}`,
};
