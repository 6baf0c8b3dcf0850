import { expect, test } from 'bun:test';
import { commonName } from './common-name.ts';

const redknee = { cm_name: 'Mexican Redknee', de_name: 'Mexikanische Rotknie-Vogelspinne' };

test('a species is called what its reader calls it', () => {
  expect(commonName(redknee, 'en')).toBe('Mexican Redknee');
  expect(commonName(redknee, 'de')).toBe('Mexikanische Rotknie-Vogelspinne');
});

test('without a German name everybody is shown what the list says', () => {
  expect(commonName({ ...redknee, de_name: '' }, 'de')).toBe('Mexican Redknee');
  expect(commonName({ cm_name: '', de_name: '' }, 'de')).toBe('');
});
