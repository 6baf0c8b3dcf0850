import type { ColumnSpec } from '#src/domain/csv-table.ts';

/** Columns of a file of pets and the headers that mean them, in English and German. */
export const petColumns = [
  {
    key: 'name',
    names: [
      'Nickname',
      'Pet',
      'ID',
      'No',
      'Nr',
      'Number',
      'Nummer',
      'Rufname',
      'Tier',
      'Bezeichnung',
    ],
  },
  {
    key: 'sc_name',
    names: [
      'Scientific name',
      'Species',
      'Latin name',
      'Latin',
      'Taxon',
      'Art',
      'Spezies',
      'Wissenschaftlicher Name',
    ],
  },
  { key: 'cm_name', names: ['Common name', 'Trade name', 'Trivialname', 'Deutscher Name'] },
  { key: 'gender', names: ['Sex', 'Geschlecht', 'M/F', 'W/M'] },
  {
    key: 'an_count',
    names: ['Count', 'Quantity', 'Qty', 'Animals', 'Anzahl', 'Menge', 'Stück', 'Bestand'],
  },
  {
    key: 'notes',
    names: ['Note', 'Remarks', 'Remark', 'Comment', 'Notizen', 'Notiz', 'Bemerkung', 'Kommentar'],
  },
  {
    key: 'size',
    names: [
      'Leg span',
      'DLS',
      'Length',
      'BL',
      'KL',
      'Größe',
      'Groesse',
      'Körperlänge',
      'Spannweite',
    ],
  },
  {
    key: 'mmt',
    names: ['Last molt', 'Last moult', 'Molt date', 'Molt', 'Moult', 'Letzte Häutung', 'Häutung'],
  },
  { key: 'date_f', names: ['Last fed', 'Last feeding', 'Fed', 'Letzte Fütterung', 'Gefüttert'] },
  { key: 'food', names: ['Feeder', 'Prey', 'Futter', 'Futtertier'] },
  {
    key: 'date',
    names: [
      'Acquired',
      'Purchase date',
      'Purchased',
      'Bought',
      'Since',
      'Erworben',
      'Kaufdatum',
      'Gekauft',
      'Seit',
      'Zugang',
    ],
  },
  { key: 'price', names: ['Cost', 'Preis', 'Kosten', 'Kaufpreis'] },
  {
    key: 'seller',
    names: ['Source', 'Breeder', 'Dealer', 'Händler', 'Züchter', 'Verkäufer', 'Herkunft'],
  },
  { key: 'pre_molt', names: ['Pre-molt', 'Premoult', 'Vor der Häutung'] },
  { key: 'archived', names: ['Archive', 'Archiviert'] },
  { key: 'archive_reason', names: ['Reason', 'Grund'] },
  { key: 'archive_date', names: ['Archived on', 'Died on', 'Gestorben am'] },
  { key: 'archive_note', names: [] },
  { key: 'is_public', names: ['Public', 'Öffentlich'] },
  { key: 'created', names: [] },
  { key: 'feedings', names: ['Feeding history', 'Fütterungen'] },
  { key: 'molts', names: ['Molt history', 'Moults', 'Häutungen'] },
  { key: 'events', names: ['Event history', 'Ereignisse'] },
] as const satisfies readonly ColumnSpec<string>[];

export type PetColumn = (typeof petColumns)[number]['key'];

/** Columns whose cells are a day each. */
export const dayColumns = ['mmt', 'date_f', 'date', 'pre_molt', 'archive_date'] as const;
export type DayColumn = (typeof dayColumns)[number];
