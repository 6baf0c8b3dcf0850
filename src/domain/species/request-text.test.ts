import { expect, test } from 'bun:test';
import { requestedSpecies, requestText } from './request-text.ts';

const machala = {
  sc_name: "Pamphobeteus sp. 'Machala'",
  cm_name: 'Machala: purple',
  an_type: 'tarantula',
} as const;

test.each(['en', 'de'] as const)(
  'a request in %s tells the species that it asks for',
  (language) => {
    const text = requestText(
      { ...machala, notes: 'Seen at the expo\n\nAnimal type: other' },
      language,
    );
    expect(requestedSpecies(text)).toEqual(machala);
    const name = { sc_name: 'Caribena laeta' };
    expect(
      requestedSpecies(requestText({ ...name, notes: 'Common name: Laeta' }, language)),
    ).toEqual({
      ...{ ...name, cm_name: null, an_type: null },
    });
  },
);

test.each(['Do you have this?\nSpecies request: Caribena laeta', 'Species request: ', ''])(
  'a message %p asks for none',
  (text) => expect(requestedSpecies(text)).toBeNull(),
);
