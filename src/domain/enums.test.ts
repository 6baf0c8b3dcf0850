import { expect, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { adminPetSorts, animalTypes, petSorts, speciesSorts } from '#src/domain/enums.ts';

test('the terms on the wire are those of the product', () => {
  expect(animalTypes).toEqual(['tarantula', 'scorpion', 'spider', 'insect', 'reptile', 'other']);
  expect(petSorts).toEqual(['sc_name', 'name', 'date_f', 'mmt', 'an_type']);
  expect(adminPetSorts).toEqual(['sc_name', 'name', 'date_f', 'mmt', 'an_type', 'id']);
  expect(speciesSorts).toEqual(['sc_name', 'an_type', 'cm_name', 'country_name']);
});

test("the product's fixed limits", () => {
  expect(limits).toMatchObject({
    uname: 50,
    email: 254,
    password: { min: 8, max: 200 },
    e_name: 100,
    e_table: 50,
    e_offer: 1000,
    e_sold: 1000,
    country_code: 2,
    country_name: 120,
    pet_name: 100,
    message: 5000,
    fp_repeat: { min: 1, max: 365 },
  });
});
