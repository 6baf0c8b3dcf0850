import { restPlaces, type RestPlace } from '#src/domain/import/rest-columns.ts';
import { petColumns, type PetColumn } from '#src/records/pet-csv-columns.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { assigned, sampleOf } from '#web/components/import-columns.tsx';
import type { PetImport } from './use-pet-import.ts';

/** The columns that no field has: each is named, and offered a place. */
export function RestColumns({ rest, place, draft, assign }: PetImport) {
  const { petImport, imports } = useTexts();
  const today = useToday();
  if (rest.length === 0) return null;
  const choices: { value: RestPlace | PetColumn; label: string }[] = [
    ...restPlaces.map((value) => ({ value, label: petImport.restTo[value] })),
    ...petColumns
      .filter(({ key }) => key !== 'notes' && key !== 'weight' && !draft.assignment.includes(key))
      .map(({ key }) => ({ value: key, label: petImport.fields[key] })),
  ];
  function put(at: number, chosen: RestPlace | PetColumn) {
    const to = restPlaces.find((one) => one === chosen);
    if (to) place(at, { place: to });
    else assign(assigned(draft.assignment, at, chosen as PetColumn));
  }
  return (
    <Box title={petImport.rest(rest.length)}>
      <p className="muted">{petImport.restText}</p>
      <Rows label={petImport.rest(rest.length)}>
        {rest.map((column) => {
          const { at, heading } = column;
          return (
            <li key={at}>
              <div className="main import-rest">
                <SelectField
                  label={heading || imports.column(String(at + 1))}
                  hint={imports.sample(sampleOf(column.cells))}
                  value={column.place}
                  options={choices}
                  onChange={(chosen) => put(at, chosen)}
                />
                {column.needsDay && (
                  <DateField
                    label={petImport.restDay}
                    value={column.day}
                    max={today}
                    onChange={(day) => day !== '' && place(at, { day })}
                  />
                )}
              </div>
            </li>
          );
        })}
      </Rows>
    </Box>
  );
}
