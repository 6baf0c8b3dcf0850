/** The newest paper that its keeper named after CITES, under which a species is protected. */
export const citesPaper = <Paper extends { name: string; created: string }>(
  papers: readonly Paper[],
): Paper | undefined =>
  papers
    .filter(({ name }) => /(?<![a-z])cites(?![a-z])/i.test(name))
    .toSorted((a, b) => (a.created < b.created ? 1 : -1))[0];
