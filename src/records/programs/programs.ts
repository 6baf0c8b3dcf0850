import { guessColumns, type CsvTable } from '#src/domain/import/csv-table.ts';
import { petColumns } from '../pet-csv-columns.ts';
import { asProgram, type Meaning, type Program, type ProgramTable } from './program.ts';

// The exports of other programs, by their headings. What nobody but the program reads is left out, and named.

const isNone = (cell: string) =>
  /^(?:[-–—]|active|alive|activ[ao]|actif|vivant|viv[oa])?$/iu.test(cell);
const withoutSigns = (cell: string) => cell.replace(/^[^\p{L}\p{N}]+/u, '').trim();

const died = /^(?:deceased|died|dead|fallecid[oa]|muert[oa]|décédée?|mort[e]?)$/iu;
const soldAway = /^(?:sold|vendid[oa]|vendue?)$/iu;

/** 'Active', '🕯️ Deceased', 'sold' as the reason of archiving; another state is its own word. */
const status: Meaning = {
  to: 'archive_reason',
  read(cell) {
    const word = withoutSigns(cell);
    if (isNone(word)) return '';
    if (died.test(word)) return 'died';
    return soldAway.test(word) ? 'sold' : 'other';
  },
};

// what is current was measured now, not when the animal came
const inInches: Meaning = { rest: 'total_length', read: (cell) => cell && `${cell} in` };
const inGrams: Meaning = { rest: 'weight', read: (cell) => cell && `${cell} g` };

/** 12-31-2024 is the last day of 2024, whatever the other dates of the file say. */
const monthFirst: Meaning = {
  to: 'hatched',
  read: (cell) => cell.replace(/^(\d{1,2})-(\d{1,2})-(\d{4})$/, '$3-$1-$2'),
};

const tarantuverse = {
  ...{ id: 'ignore', user_id: 'ignore', species_id: 'ignore', enclosure_id: 'ignore' },
  ...{ photo_url: 'ignore', is_public: 'ignore', visibility: 'ignore', herp_species_id: 'ignore' },
  ...{ created_at: 'ignore', updated_at: 'ignore', brumation_active: 'ignore' },
  ...{ name: 'name', scientific_name: 'sc_name', common_name: 'cm_name', sex: 'gender' },
  ...{ date_acquired: 'date', price_paid: 'price', source_breeder: 'seller', source: 'notes' },
  ...{ hatch_date: 'hatched', last_fed_at: 'date_f', last_shed_at: 'mmt' },
  ...{ last_substrate_change: 'event', last_enclosure_cleaning: 'event' },
  ...{
    current_length_in: inInches,
    current_weight_g: inGrams,
    notes: 'notes',
    feeds_on_cgd_override: 'ignore',
  },
} satisfies Record<string, Meaning>;

const tarantulApp: Record<string, Meaning> = Object.fromEntries(
  (
    [
      ['name', ['Name', 'Nombre', 'Nom']],
      ['sc_name', ['Species (scientific)', 'Especie (científico)', 'Espèce (scientifique)']],
      ['cm_name', ['Common name', 'Nombre común', 'Nom vernaculaire']],
      [
        'ignore',
        ['Habitat', 'Hobby region (NW/OW)', 'Región hobby (NM/VM)', 'Région hobby (NM/AM)'],
      ],
      ['notes', ['Stage', 'Etapa', 'Stade']],
      ['gender', ['Sex', 'Sexo', 'Sexe']],
      ['size', ['Size (cm)', 'Tamaño (cm)', 'Taille (cm)']],
      [status, ['Status', 'Estado', 'État']],
      ['date', ['Purchase date', 'Fecha de compra', "Date d'achat", 'Date d’achat']],
      ['date_f', ['Last fed', 'Última alimentación', 'Dernier nourrissage']],
      ['mmt', ['Last molt', 'Última muda', 'Dernière mue']],
      ['archive_date', ['Deceased at', 'Fallecimiento', 'Décès']],
      ['notes', ['Notes', 'Notas']],
      ['archive_note', ['Death notes', 'Notas de fallecimiento', 'Notes de décès']],
      ['ignore', ['Public profile', 'Perfil público', 'Profil public', 'Short ID', 'ID corto']],
      ['ignore', ['Read-only (free plan lock)', 'ID court']],
    ] as const
  ).flatMap(([meaning, headings]) => headings.map((heading) => [heading, meaning] as const)),
);

/** 'Grammostola pulchra 0.1' names the species, and then the sex. */
const SEXED = /^(.+?)\s+(\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)$/;

const programs: readonly Program[] = [
  {
    name: 'Tarantuverse',
    marks: [
      ['scientific_name', 'date_acquired', 'enclosure_type', 'price_paid'],
      ['scientific_name', 'date_acquired', 'herp_species_id', 'taxon'],
    ],
    columns: tarantuverse,
  },
  {
    name: 'TarantulApp',
    marks: [
      ['Species (scientific)', 'Hobby region (NW/OW)'],
      ['Especie (científico)', 'Región hobby (NM/VM)'],
      ['Espèce (scientifique)', 'Région hobby (NM/AM)'],
    ],
    columns: tarantulApp,
  },
  {
    name: 'Clutchly',
    marks: [['species', 'morph', 'visual_traits', 'het_traits']],
    columns: {
      ...{ name: 'name', species: 'sc_name', sex: 'gender', acquisition_date: 'date', status },
      ...{ hatch_date: 'hatched', notes: 'notes', morph: 'notes', visual_traits: 'notes' },
      // units and whose price it is, the file does not say
      ...{ weight: 'notes', length: 'notes', price: 'notes', produced_by: 'notes' },
      ...{ het_traits: 'notes', is_breeder: 'notes', mother: 'notes', father: 'notes' },
    },
  },
  {
    name: 'MorphMarket',
    marks: [
      ['Category', 'Title', 'Maturity', 'Dob'],
      ['Category', 'Title', 'Maturity', 'Dob (MM-DD-YYYY)'],
    ],
    columns: {
      ...{ Title: 'name', Category: 'cm_name', Sex: 'gender', Quantity: 'an_count' },
      ...{ Dob: monthFirst, 'Dob (MM-DD-YYYY)': monthFirst, Desc: 'notes', Price: 'notes' },
      ...{ Weight: 'notes', Length: 'notes', Length_Type: 'notes', Photo_Urls: 'ignore' },
      ...{ Video_Url: 'ignore', Is_Rep_Photo: 'ignore', Is_Negotiable: 'ignore' },
      ...{ Min_Shipping: 'ignore', Max_Shipping: 'ignore', Is_For_Trade: 'ignore' },
      ...{ Is_Group: 'ignore', Availability: 'notes', Origin: 'notes', Serial: 'notes' },
    },
  },
  {
    name: 'Homebox',
    marks: [['HB.name', 'HB.location']],
    columns: {
      'HB.import_ref': 'ignore',
      'HB.parent_import_ref': 'ignore',
      'HB.name': { to: 'sc_name', read: (cell) => SEXED.exec(cell)?.[1] ?? cell },
      'HB.sex': 'gender',
      'HB.location': 'place',
      'HB.quantity': 'an_count',
      'HB.purchase_date': 'date',
      'HB.purchase_time': 'date',
      'HB.purchase_from': 'seller',
      'HB.purchase_price': 'price',
      'HB.archived': 'archived',
      'HB.notes': 'notes',
      'HB.description': 'notes',
      'HB.tags': 'notes',
      'HB.labels': 'notes',
      'HB.asset_id': 'notes',
    },
  },
  {
    name: 'HortusFox',
    marks: [['scientific_name', 'date_of_purchase', 'last_watered']],
    columns: {
      ...{ id: 'ignore', name: 'name', scientific_name: 'sc_name', date_of_purchase: 'date' },
      ...{ notes: 'notes', photo: 'ignore', location: 'notes', history: 'ignore' },
      ...{ last_watered: 'ignore', last_repotted: 'ignore', hardy: 'ignore' },
    },
  },
];

/** The table of a program that is known, by its headings; else null. */
export function programOf(table: CsvTable): ProgramTable | null {
  return asProgram(withSexes(table), guessColumns(table.head, petColumns), programs);
}

/** Homebox has no column for the sex, so that keepers write it behind the name. */
function withSexes({ head, rows }: CsvTable): CsvTable {
  const at = head.indexOf('HB.name');
  if (at < 0) return { head, rows };
  const sexed = rows.map((row) => [...row, SEXED.exec(row[at] ?? '')?.[2] ?? '']);
  return { head: [...head, 'HB.sex'], rows: sexed };
}
