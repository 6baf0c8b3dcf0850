import { expect, test } from 'bun:test';
import { readMeasurements } from './history-cells.ts';
import { guessRest, hasDay, restEvent, restMeasurement, restNote } from './rest-columns.ts';

const today = '2025-11-20';

test.each<[heading: string, cells: string[], place: string]>([
  ['Enclosure', ['30 x 30', ''], 'notes'],
  ['Rehoused', ['03.06.2025', '', '2024-01-05'], 'event'],
  ['Umgesetzt am', ['06/03/2025', '12/31/2024'], 'event'],
  ['Vet', ['03.06.2026'], 'notes'],
  ['Box', ['45811'], 'notes'],
  ['Rehoused', ['03.06.2025', 'no'], 'notes'],
  ['Masse', ['312 g', '', '1.2 kg'], 'weight'],
  ['Masse', ['312'], 'notes'],
  ['Masse (g)', ['312'], 'weight'],
  ['BL', ['2,5', '3 cm'], 'body_length'],
  ['Spannweite', ['12 cm'], 'leg_span'],
  ['BL', ['big'], 'notes'],
  ['id', ['7'], 'ignore'],
  ['enclosure_id', ['7'], 'ignore'],
  ['Identity', ['7'], 'notes'],
  ['Reference', ['9f86d081-884c-4d63-a159-a0b1c2d3e4f5'], 'ignore'],
])('%s with %j goes to %s', (heading, cells, place) => {
  expect(guessRest(heading, cells, today)).toBe(place as never);
});

test.each<[cell: string, event: { date_ev: string; event: string } | null]>([
  ['3.6.2025', { date_ev: '2025-06-03', event: 'Rehoused' }],
  ['2025-06-03 new box', { date_ev: '2025-06-03', event: 'Rehoused: new box' }],
  ['06/03/2025: calm', { date_ev: '2025-03-06', event: 'Rehoused: calm' }],
  ['twice', { date_ev: '2025-01-01', event: 'Rehoused: twice' }],
  ['31.02.2025 lost', { date_ev: '2025-01-01', event: 'Rehoused: 31.02.2025 lost' }],
])('%s is an event', (cell, event) => {
  expect(restEvent('Rehoused', cell, { order: 'dmy', day: '2025-01-01' })).toEqual(event as never);
});

test.each([
  ['weight', '1.2 kg', '2025-11-20 weight 1200'],
  ['body_length', '25 mm', '2025-11-20 body_length 2.5'],
  ['body_length', 'big', '2025-11-20 body_length big'],
  ['weight', '1,250', '2025-11-20 weight 1,250'],
] as const)('a measurement of %s: %s', (kind, cell, line) => {
  expect(restMeasurement(kind, cell, { day: today })).toBe(line);
});

test('a number alone is measured in what its heading says, or else in the keeper’s unit', () => {
  const units = { length: 'in', weight: 'oz' } as const;
  const day = '2025-11-20';
  expect(restMeasurement('weight', '2', { day, units })).toBe(`${day} weight 56.7`);
  expect(restMeasurement('weight', '2', { day, heading: 'Wt_kg', units })).toBe(
    `${day} weight 2000`,
  );
  expect(restMeasurement('leg_span', '2', { day, units })).toBe(`${day} leg_span 5.08`);
});

test('a number whose heading names two units is no measurement', () => {
  const line = restMeasurement('weight', '3', { day: '2025-11-20', heading: 'Girth (lb/oz)' });
  expect(readMeasurements(line)).toEqual({ wrong: line });
});

test('a cell without a day needs one of its column', () => {
  expect(hasDay('3.6.2025 new box')).toBe(true);
  expect(hasDay('new box')).toBe(false);
  expect(restEvent('Rehoused', 'twice', { order: 'dmy', day: '' })).toBeNull();
});

test('a column without a heading is noted as it is', () => {
  expect([restNote('', 'shy'), restNote('Temper', 'shy')]).toEqual(['shy', 'Temper: shy']);
});
