import { expect, test } from 'bun:test';
import type { QueueEntry } from './entries.ts';
import { nextEntry } from './next-entry.ts';

// Which entry of a queue is sent next.

const entry = (place: number, call: string, pet: number, more: Partial<QueueEntry> = {}) => {
  const [method = '', path = ''] = call.split(' ');
  return {
    ...{ place, method, path, body: { id: pet }, first: -1000 - place, key: `${place}` },
    ...{ at: '', today: '2026-03-30', pets: [pet], names: [''], state: 'waiting' as const },
    ...more,
  };
};
const event = 'POST /pet/events/add';
const upload = 'POST /picture/upload';
const remove = 'DELETE /picture/delete';
const deletePet = 'DELETE /pet/delete';
const paper = 'POST /document/upload';
const deleteSale = 'DELETE /sales/delete';
const ofSale = (slid: number) => ({ pets: [], body: { slid } });
const refused = { state: 'refused' as const };

test.each<[string, QueueEntry[], number | undefined]>([
  ['the first that waits', [entry(1, event, 7), entry(2, event, 8)], 1],
  [
    'none after a refused one of its animal',
    [entry(1, event, 7, refused), entry(2, event, 7)],
    undefined,
  ],
  ['one of another animal', [entry(1, event, 7, refused), entry(2, event, 8)], 2],
  ['a picture after everything else', [entry(1, upload, 7), entry(2, event, 7)], 2],
  ['a picture that is all there is', [entry(1, upload, 7)], 1],
  ['pictures in their order', [entry(1, upload, 7), entry(2, upload, 8)], 1],
  ['a picture before it is deleted', [entry(1, upload, 7), entry(2, remove, 7)], 1],
  ['a picture before its animal is deleted', [entry(1, upload, 7), entry(2, deletePet, 7)], 1],
  ['the deletion of another animal first', [entry(1, upload, 7), entry(2, deletePet, 8)], 2],
  ['what follows a refused picture', [entry(1, upload, 7, refused), entry(2, event, 7)], 2],
  ['another picture in its place', [entry(1, upload, 7, refused), entry(2, upload, 7)], 2],
  ['no picture of an animal that is not there yet', [entry(1, upload, -1001)], undefined],
  ['a paper after everything else', [entry(1, paper, 7), entry(2, event, 7)], 2],
  ['pictures and papers in their order', [entry(1, paper, 7), entry(2, upload, 7)], 1],
  ['a picture’s removal before a paper', [entry(1, paper, 7), entry(2, remove, 7)], 2],
  ['a paper before its animal is deleted', [entry(1, paper, 7), entry(2, deletePet, 7)], 1],
  ['what follows a refused paper', [entry(1, paper, 7, refused), entry(2, event, 7)], 2],
  [
    'a paper before its sale is taken back',
    [entry(1, paper, 0, ofSale(5)), entry(2, deleteSale, 7, { body: { slid: 5 } })],
    1,
  ],
  [
    'the end of another sale first',
    [entry(1, paper, 0, ofSale(5)), entry(2, deleteSale, 7, { body: { slid: 6 } })],
    2,
  ],
  [
    'no picture of an animal that was refused',
    [entry(1, 'POST /pet/add', -1001, refused), entry(2, upload, -1001)],
    undefined,
  ],
])('%s', (_, queue, place) => {
  expect(nextEntry(queue, {})?.place).toBe(place);
});
