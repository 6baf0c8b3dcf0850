import type { ColumnSpec } from './csv-table.ts';

/** Columns of a file of species and the headers that mean them, in English and German. */
export const speciesColumns = [
  {
    key: 'sc_name',
    names: ['Scientific name', 'Species', 'Latin name', 'Taxon', 'Art', 'Wissenschaftlicher Name'],
  },
  {
    key: 'cm_name',
    names: ['Common name', 'Trade name', 'English name', 'Trivialname', 'Deutscher Name'],
  },
  { key: 'an_type', names: ['Animal type', 'Type', 'Group', 'Tierart', 'Gruppe'] },
  { key: 'env_type', names: ['Environment', 'Lives', 'Habitat', 'Lebensweise', 'Lebensraum'] },
  { key: 'humidity', names: ['Moisture', 'Feuchte', 'Feuchtigkeit', 'Luftfeuchte'] },
  { key: 'country_code', names: ['Country', 'Origin', 'Land', 'Herkunft'] },
  { key: 'synonyms', names: ['Synonym', 'Old names', 'Former names', 'Synonyme'] },
  { key: 'notes', names: ['Note', 'Remarks', 'Notizen', 'Bemerkung'] },
  { key: 'care_sheet', names: ['Care', 'Care sheet', 'Haltung'] },
] as const satisfies readonly ColumnSpec<string>[];

export type SpeciesColumn = (typeof speciesColumns)[number]['key'];
