import { limits } from '#src/domain/limits.ts';
import { archiveReasons, genders } from '#src/domain/enums.ts';
import { formFields, type Fields } from './fields.ts';

/** An animal, or a group kept together. Its species, its purchase and its history are records of their own. */
export const petFields = {
  tag: { kind: 'tag', empty: '', csv: ['Kennung'] },
  name: {
    kind: 'name',
    max: limits.pet_name,
    form: true,
    csv: 'Nickname|Pet|ID|No|Nr|Number|Nummer|Rufname|Tier|Bezeichnung|Nombre|Nom|Imię|Jméno|Naam'.split(
      '|',
    ),
  },
  gender: {
    kind: 'choice',
    of: genders,
    empty: 'other',
    form: true,
    csv: [
      'Sex',
      'Geschlecht',
      'M/F',
      'F/M',
      'M/W',
      'W/M',
      'Sexo',
      'Sexe',
      'Płeć',
      'Pohlaví',
      'Geslacht',
    ],
  },
  an_count: {
    kind: 'whole',
    ...limits.an_count,
    empty: 1,
    form: true,
    csv: ['Count', 'Quantity', 'Qty', 'Animals', 'Anzahl', 'Menge', 'Stück', 'Bestand'],
  },
  notes: {
    kind: 'text',
    max: limits.pet_notes,
    empty: '',
    form: true,
    csv: 'Note|Remarks|Remark|Comment|Notizen|Notiz|Bemerkung|Kommentar|Notas|Remarques|Uwagi|Poznámky'.split(
      '|',
    ),
  },
  kept_since: {
    kind: 'day',
    empty: null,
    form: true,
    csv: ['Kept since', 'In the collection since', 'Gehalten seit', 'Im Bestand seit'],
  },
  hatched: {
    kind: 'partialDay',
    empty: null,
    form: true,
    csv: 'Born|Hatch date|Birth date|Date of birth|DOB|Geschlüpft|Schlupf|Schlupfdatum|Geboren|Geburtsdatum'.split(
      '|',
    ),
  },
  created: { kind: 'instant', empty: undefined, csv: [] },
  pre_molt: {
    kind: 'day',
    empty: null,
    csv: ['Pre-molt', 'Premoult', 'Vor der Häutung', 'Vor Häutung seit'],
  },
  is_public: { kind: 'flag', empty: 0, csv: ['Public', 'Öffentlich'] },
  archived: { kind: 'flag', empty: 0, csv: ['Archive', 'Archiviert'] },
  archive_reason: {
    kind: 'choice',
    of: archiveReasons,
    empty: null,
    csv: 'Reason|Grund|Status|State|Estado|État|Stav|Verbleib|Abgangsgrund'.split('|'),
  },
  archive_date: {
    kind: 'day',
    empty: null,
    csv: 'Archived on|Archiviert am|Died on|Died|Death|Date of death|Death date|Deceased|Deceased at|Gestorben am|Gestorben|Verstorben am|Verstorben|Todestag|Todesdatum|Sold on|Sale date|Verkauft am|Verkaufsdatum|Abgegeben am|Abgang|Fallecimiento|Décès'.split(
      '|',
    ),
  },
  archive_note: {
    kind: 'text',
    max: limits.archive_note,
    empty: '',
    csv: 'Cause of death|Note on archiving|Notiz zur Archivierung|Death cause|Death notes|Todesursache|Causa de muerte|Cause du décès|Przyczyna śmierci'.split(
      '|',
    ),
  },
  handed_over: { kind: 'flag', empty: 0, csv: [] },
} as const satisfies Fields;

export const petFormFields = formFields(petFields);
