import { expect, test } from 'bun:test';
import { citesPaper } from './cites.ts';

test.each<[string[], string | undefined]>([
  [['CITES certificate', 'Vet'], 'CITES certificate'],
  [['cites_2024.pdf'], 'cites_2024.pdf'],
  [['EU-Bescheinigung (CITES)'], 'EU-Bescheinigung (CITES)'],
  [['CITES old', 'CITES new'], 'CITES new'],
  [['Recites', 'Invoice'], undefined],
  [[], undefined],
])('of %j it is %p', (names, found) => {
  const papers = names.map((name, at) => ({ name, created: `2026-01-0${at + 1}T00:00:00Z` }));
  expect(citesPaper(papers)?.name).toBe(found);
});
