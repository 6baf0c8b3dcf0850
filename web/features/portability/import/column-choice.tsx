import { restPlaces, type RestPlace } from '#src/domain/import/rest-columns.ts';
import { petColumns, type PetColumn } from '#src/records/pet-csv-columns.ts';
import { assigned, headingOf, sampleOf } from '#web/components/import-columns.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { holdsTags } from './import-draft.ts';
import type { PetImport } from './use-pet-import.ts';

/** What a column holds, or where it goes: the same choices by the same names wherever they are offered. */
export function ColumnChoice({ at, all }: { at: number; all: PetImport }) {
  const { petImport, imports } = useTexts();
  const { table, draft, rest, fields } = all;
  const field = draft.assignment[at];
  const options: { value: RestPlace | PetColumn; label: string }[] = [
    ...restPlaces
      .filter((place) => place !== field && (place !== 'before_name' || isNamedBeside(all, at)))
      .map((value) => ({ value, label: petImport.restTo[value] })),
    ...petColumns
      .filter(({ key }) => key === field || isOffered(key, all, at))
      .map(({ key }) => ({ value: key, label: fields[key] })),
  ];
  function put(chosen: RestPlace | PetColumn) {
    const place = restPlaces.find((one) => one === chosen);
    if (place) all.place(at, { place });
    else all.assign(assigned(draft.assignment, at, chosen as PetColumn));
  }
  return (
    <SelectField
      label={headingOf(table, at, imports.column)}
      hint={imports.sample(sampleOf(table.rows.map((row) => row[at] ?? '')))}
      value={field ?? rest.find((one) => one.at === at)?.place ?? 'ignore'}
      options={options}
      onChange={put}
    />
  );
}

const isNamedBeside = ({ draft }: PetImport, at: number) =>
  draft.assignment.some((key, column) => key === 'name' && column !== at);

/** Notes and weights are among the places already; numbers of a keeper's own would be a problem each as tags. */
const isOffered = (key: PetColumn, { table }: PetImport, at: number) =>
  key !== 'notes' && key !== 'weight' && (key !== 'tag' || holdsTags(table, at));
