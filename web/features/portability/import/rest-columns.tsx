import { isMeasured, restPlaces, type RestPlace } from '#src/domain/import/rest-columns.ts';
import { petColumns, type PetColumn } from '#src/records/pet-csv-columns.ts';
import { assigned, sampleOf } from '#web/components/import-columns.tsx';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { RestColumn } from './rest-of-file.ts';
import type { PetImport } from './use-pet-import.ts';

/** The columns that no field has: each is named, and offered a place. */
export function RestColumns(all: PetImport) {
  const { petImport } = useTexts();
  if (all.rest.length === 0) return null;
  return (
    <Box title={petImport.rest(all.rest.length)}>
      <p className="muted">{petImport.restText}</p>
      <div className="fields import-columns">
        {all.rest.map((column) => (
          <PlaceOfColumn key={column.at} column={column} all={all} />
        ))}
      </div>
    </Box>
  );
}

function PlaceOfColumn(props: { column: RestColumn; all: PetImport }) {
  const { column, all } = props;
  const { at, heading, cells, day, needsDay } = column;
  const { petImport, imports } = useTexts();
  const today = useToday();
  const name = heading || imports.column(String(at + 1));
  const choices: { value: RestPlace | PetColumn; label: string }[] = [
    ...restPlaces.map((value) => ({ value, label: petImport.restTo[value] })),
    // notes and weights are among them already
    ...petColumns
      .filter(({ key }) => key !== 'notes' && key !== 'weight')
      .filter(({ key }) => !all.draft.assignment.includes(key))
      .map(({ key }) => ({ value: key, label: all.fields[key] })),
  ];
  function put(chosen: RestPlace | PetColumn) {
    const to = restPlaces.find((one) => one === chosen);
    if (to) all.place(at, { place: to });
    else all.assign(assigned(all.draft.assignment, at, chosen as PetColumn));
  }
  return (
    <>
      <SelectField
        label={name}
        hint={imports.sample(sampleOf(cells))}
        value={column.place}
        options={choices}
        onChange={put}
      />
      {needsDay && (
        <DateField
          label={isMeasured(column.place) ? petImport.restMeasured(name) : petImport.restDay(name)}
          value={day}
          max={today}
          onChange={(chosen) => chosen !== '' && all.place(at, { day: chosen })}
        />
      )}
    </>
  );
}
