import { describe, expect, test } from 'bun:test';
import { PetLines } from './pet-lines.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const ours =
  '{\n "exuvia": 1,\n "feeders": [],\n "pets": [\n{"name":"a\\n ]\\n}"},\n{"name":"ü"}\n ]\n}\n';

describe('a document with a pet in each line', () => {
  test('is read line by line, any number of times', () => {
    const lines = PetLines.of(bytes(ours));
    expect(lines?.length).toBe(2);
    for (let again = 0; again < 2; again += 1) {
      expect([...(lines ?? [])]).toEqual([{ name: 'a\n ]\n}' }, { name: 'ü' }]);
    }
    expect(JSON.parse(lines?.head ?? '')).toEqual({ exuvia: 1, feeders: [], pets: [] });
  });

  test('may have no pets', () => {
    const lines = PetLines.of(bytes('{\n "exuvia": 1,\n "pets": [\n ]\n}\n'));
    expect([lines?.length, [...(lines ?? [])]]).toEqual([0, []]);
  });

  test.each([
    ['in one line', JSON.stringify(JSON.parse(ours))],
    ['another indent', JSON.stringify(JSON.parse(ours), null, 2)],
    ['something behind it', `${ours}{}`],
    ['cut off', ours.slice(0, -6)],
    ['empty', ''],
  ])('in another layout is left to others: %s', (_what, text) => {
    expect(PetLines.of(bytes(text))).toBeNull();
  });

  test('a line that is not JSON is not our file', () => {
    const lines = PetLines.of(bytes(ours.replace('{"name":"ü"}', '{"name":}')));
    expect(() => [...(lines ?? [])]).toThrow(/neither JSON nor a ZIP/);
  });
});
