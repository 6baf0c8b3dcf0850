import { petColumns, type PetColumn } from '#src/records/pet-csv-columns.ts';
import type { PetImportRow } from '#src/records/pet-csv-rows.ts';
import type { ImportedFile } from '#web/components/import-file.tsx';
import { ImportTable } from '#web/components/import-table.tsx';
import { takeImportBack } from '#web/components/past-imports.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useAction } from '#web/lib/action.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ImportVerdict } from './import-verdict.tsx';
import { ForAll } from './for-all.tsx';
import { placePath, type ForAllChoice } from './for-all-choice.ts';
import { RestColumns } from './rest-columns.tsx';
import { FieldColumns } from './field-columns.tsx';
import { FixErrors } from './fix-errors.tsx';
import { PlaceChoices } from './place-choices.tsx';
import { SpeciesChoices } from './species-choices.tsx';
import { storePets } from './store-pets.ts';
import { sayNotStored } from '#web/lib/not-stored.ts';
import { usePetImport, type PetImport } from './use-pet-import.ts';
import { readImportDay } from '#src/domain/dates/read-dates.ts';
import { formatDay } from '#web/lib/format.ts';
import { Box } from '#web/ui/box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** Preview of the file: open questions first, then its columns and rows. */
export function ImportPreview(props: {
  file: ImportedFile;
  isKept: boolean;
  onLeave: () => void;
  onOther: () => void;
}) {
  const { file, isKept, onLeave } = props;
  const { petImport, imports } = useTexts();
  const all = usePetImport(file, isKept);
  const store = useStore(file.name, () => {
    all.forget();
    onLeave();
  });
  const { draft, records, problems } = all;
  const columns = petColumns
    .filter(
      ({ key }) =>
        draft.assignment.includes(key) ||
        (key === 'place' && placePath(draft.forAll)) ||
        (key === 'an_count' && all.rows.some(({ row }) => row.an_count > 1)) ||
        records.some((one) => one[key]),
    )
    .map(({ key }) => ({ key, label: labelOf(key, all) }));
  const marks = problems.map(({ row, field, sentence }) => ({ row, field, error: sentence }));
  return (
    <>
      <div className="between">
        <p>
          {imports.rowsIn(records.length, file.name)}
          {all.program && ` ${petImport.ofProgram(all.program)}`}
        </p>
        <Button
          variant="quiet"
          icon="upload"
          brief
          label={imports.otherFile}
          onClick={props.onOther}
        >
          {imports.otherFile}
        </Button>
      </div>
      <ImportVerdict
        all={all}
        busy={store.busy}
        onStore={() => all.ready && void store.run({ rows: all.ready, forAll: all.forAll })}
      />
      <DateOrderQuestion {...all} />
      <SpeciesChoices {...all} />
      <PlaceChoices asked={all.places.asked} onAnswer={all.answerPlace} />
      <FixErrors {...all} />
      <RestColumns {...all} />
      <div className="import-all">
        <ForAll value={all.forAll} onChange={all.setForAll} />
      </div>
      <FieldColumns {...all} />
      <ImportTable
        columns={columns}
        records={records}
        problems={marks}
        stored={all.stored}
        render={(key, text) => (key === 'sc_name' ? <SpeciesName name={text} /> : text)}
      />
    </>
  );
}

/** 'Size, cm': a number that names no unit is in this one. */
const labelOf = (key: PetColumn, { fields, units }: PetImport) =>
  key === 'size' || key === 'weight' ? `${fields[key]}, ${units[key]}` : fields[key];

type ToStore = { rows: PetImportRow[]; forAll: ForAllChoice };

/** Stores all rows, then goes to the pets, with Undo in the notice. */
function useStore(file: string, forget: () => void) {
  const { petImport } = useTexts();
  return useAction((input: ToStore) => storePets(input.rows, file, input.forAll), {
    errorTitle: petImport.errorStoring,
    onFailure: (failure) => sayNotStored(failure, petImport.errorStoring),
    invalidates: [['pet'], ['plan'], ['place'], ['data'], ['species']],
    success: ({ added, import_id }) => ({
      text: petImport.stored(added),
      undo: import_id === undefined ? undefined : () => takeImportBack(import_id),
    }),
    done: forget,
    to: paths.pets(),
  });
}

/** 03/06/2025 is ambiguous: the keeper is asked, nothing is guessed. */
function DateOrderQuestion({ draft, unclear, guess, setOrder }: PetImport) {
  const { petImport } = useTexts();
  if (guess !== 'unclear') return null;
  const day = draft.order && readImportDay(unclear, draft.order);
  return (
    <Box title={petImport.dates}>
      <Segmented
        label={`${petImport.order} ${unclear}?`}
        legend
        value={draft.order}
        choices={[
          { value: 'dmy', label: petImport.dayFirst },
          { value: 'mdy', label: petImport.monthFirst },
        ]}
        onChange={setOrder}
        hint={day ? petImport.orderMeans(unclear, formatDay(day)) : petImport.orderFirst}
      />
    </Box>
  );
}
