import { expect, test } from 'bun:test';
import { foodCosts } from './food-costs.ts';

const feederOf = (custom_text: string, ...feeders: string[]) => {
  const { costs, others } = foodCosts([{ custom_text, price: 100, currency: 'EUR' }], feeders);
  expect(others).toBe(costs.size === 0 ? 1 : 0);
  return [...costs.keys()][0] ?? null;
};

test.each<[string, string, boolean]>([
  ['Dubias, 200 pieces', 'Dubia', true],
  ['Cricket', 'Crickets', true],
  ['Dubia roaches', 'Dubia roach', true],
  ['House flies', 'House fly', true],
  ['Mice', 'Mouse', true],
  ['Heuschrecken mittel, 50 Stück', 'Heuschrecke', true],
  ['Grillen', 'Grille', true],
  ['Schaben', 'Schabe', true],
  ['Mäuse', 'Maus', true],
  ['Maus', 'Mäuse', true],
  ['Ratten, 10', 'Ratte', true],
  ['Mehlwürmer', 'Mehlwurm', true],
  ['Heimchen', 'Heimchen', true],
  ['Steppengrillen mittel, 2 Dosen', 'Grille', true],
  ['Mittelmeergrille', 'Grillen', true],
  ['Schokoschaben', 'Schabe', true],
  ['Frostmäuse, 10', 'Maus', true],
  ['Frostmaus', 'Mäuse', true],
  ['Wanderheuschrecken', 'Heuschrecke', true],
  ['Hornworms', 'Worm', true],
  ['Cockroaches', 'Roach', true],
  ['Grillen', 'Steppengrille', false],
  ['Steppengrillen-Käfig', 'Grille', false],
  ['Made', 'Ade', false],
  ['Pomade', 'Made', false],
  ['Lamp', 'Locust', false],
  ['Earplugs', 'Ea', false],
  ['Locust cage with lamp', 'Locust', false],
  ['Heuschrecken-Käfig', 'Heuschrecke', false],
  ['Faunarium für Grillen', 'Grille', false],
  ['Aufzuchtterrarium Schaben', 'Schabe', false],
  ['Terraria for locusts', 'Locust', false],
  ['Box for crickets', 'Cricket', false],
  ['Cricket box, 30x20 cm', 'Cricket', false],
  ['Heuschrecken Dose 12 l', 'Heuschrecke', false],
  ['Crickets, box of 50', 'Cricket', true],
  ['Heimchen, 2 Dosen', 'Heimchen', true],
])('what was bought as “%s” is of the feeder “%s”: %p', (text, feeder, isFood) => {
  expect(feederOf(text, feeder)).toBe(isFood ? feeder : null);
});

test('the feeder with the most words that stand in the text is meant', () => {
  expect(feederOf('small locusts', 'locust', 'locust, small')).toBe('locust, small');
  expect(feederOf('locusts', 'locust, small', 'locust')).toBe('locust');
  // a word as it stands before one at the end of another
  expect(feederOf('Steppengrillen', 'Grille', 'Steppengrille')).toBe('Steppengrille');
  expect(feederOf('Wanderheuschrecken', 'Grille', 'Heuschrecke')).toBe('Heuschrecke');
});
