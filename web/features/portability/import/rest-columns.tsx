import { isMeasured } from '#src/domain/import/rest-columns.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ColumnChoice } from './column-choice.tsx';
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
  const { at, heading, day, needsDay } = column;
  const { petImport, imports } = useTexts();
  const today = useToday();
  const name = heading || imports.column(String(at + 1));
  return (
    <>
      <ColumnChoice at={at} all={all} />
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
