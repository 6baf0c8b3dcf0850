import { expect, test } from 'bun:test';
import { sexSigns } from '#src/domain/enums.ts';
import { sexSignsOf } from './sex-signs.ts';

test('a spider is sexed by its exuvia or by sight, a reptile is popped or probed', () => {
  expect(sexSignsOf('tarantula', null)).toEqual(['exuvia', 'ventral', 'mature', 'other']);
  expect(sexSignsOf('reptile', null)).toEqual([
    ...(['popped', 'probed', 'ventral', 'mature', 'dna', 'other'] as const),
  ]);
  expect(sexSignsOf('other', null)).toEqual([...sexSigns]);
});

test('what was noted of an animal stays among them', () => {
  expect(sexSignsOf('spider', 'dna')).toContain('dna');
  expect(sexSignsOf('reptile', 'popped')).toHaveLength(6);
});
