import { useRef, useState } from 'react';
import { assigned, headingOf, sampleOf } from '#web/components/import-columns.tsx';
import { speciesColumnOf } from '#src/domain/import/species-column.ts';
import type { CsvTable } from '#src/domain/import/csv-table.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { knowsSpecies } from './import-draft.ts';
import { hardlyRead, sameTogether, type ShownProblem } from './row-problems.ts';
import { shortList } from './short-list.ts';
import type { PetImport } from './use-pet-import.ts';

const MOST = 50;

/** Every problem by row and column, each with its cell to be edited in place; what holds for several rows stands once. */
export function FixErrors(all: PetImport) {
  const { problems, fields, mend, accept, leaveOut } = all;
  const { petImport } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  if (!knowsSpecies(all.draft.assignment)) return <SpeciesColumn all={all} />;
  if (problems.length === 0) return null;

  // The corrected field disappears with its problem; the next one takes the focus.
  function goOn() {
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('input')?.focus());
  }
  const questions = sameTogether(problems);
  return (
    <Box title={petImport.problems(problems.length)}>
      <p className="muted" role="status">
        {petImport.problemsText}
      </p>
      <OtherColumns questions={questions} all={all} />
      <div ref={list}>
        <Rows label={petImport.problems(problems.length)}>
          {questions.slice(0, MOST).flatMap((same) => {
            const [problem] = same;
            if (!problem) return [];
            const rows = same.map(({ row }) => row - 1);
            return (
              <Mend
                key={`${problem.row} ${problem.field} ${problem.sentence}`}
                problem={problem}
                rows={same.map(({ row }) => row)}
                column={fields[problem.field]}
                onMend={(text, byEnter) => {
                  mend(rows, problem.field, text);
                  if (byEnter) goOn();
                }}
                onAccept={() => {
                  accept(problem);
                  goOn();
                }}
                onLeave={() => leaveOut(rows)}
              />
            );
          })}
        </Rows>
      </div>
      {questions.length > MOST && (
        <p className="muted">{petImport.more(questions.slice(MOST).flat().length)}</p>
      )}
    </Box>
  );
}

/** Without it each row would be a problem, and none of them worth mending. */
function SpeciesColumn({ all }: { all: PetImport }) {
  const { petImport, imports } = useTexts();
  const { table, draft } = all;
  const columns = table.head.map((_, at) => ({
    value: String(at),
    label: `${headingOf(table, at, imports.column)}: ${sampleOf(table.rows.map((row) => row[at] ?? ''))}`,
  }));
  return (
    <Box title={petImport.noSpecies}>
      <SelectField
        label={petImport.fields.sc_name}
        value=""
        options={[{ value: '', label: petImport.chooseColumn }, ...columns]}
        onChange={(at) =>
          at !== '' &&
          all.assign(assigned(draft.assignment, Number(at), namesOf(table.rows, Number(at))))
        }
      />
    </Box>
  );
}

/** Scientific names, or what else animals are called. */
const namesOf = (rows: CsvTable['rows'], at: number) =>
  speciesColumnOf(rows, (column) => column === at) === at ? 'sc_name' : 'cm_name';

/** Where most cells of a column are wrong the column is, and its choice is here rather than below all of them. */
function OtherColumns({ questions, all }: { questions: ShownProblem[][]; all: PetImport }) {
  const { petImport } = useTexts();
  const columns = hardlyRead(questions)
    .map((field) => all.draft.assignment.indexOf(field))
    .filter((at) => at >= 0);
  if (columns.length === 0) return null;
  return (
    <>
      <p>{petImport.otherColumns(columns.length)}</p>
      <div className="fields import-columns">
        {columns.map((at) => (
          <ColumnChoice key={at} at={at} all={all} />
        ))}
      </div>
    </>
  );
}

/** Input is applied on blur: a problem must not vanish under the first letter. */
function Mend(props: {
  problem: ShownProblem;
  /** From 1, as in the file: all that say the same. */
  rows: readonly number[];
  column: string;
  onMend: (text: string, byEnter: boolean) => void;
  onAccept: () => void;
  onLeave: () => void;
}) {
  const { problem, rows, column, onMend, onAccept, onLeave } = props;
  const { row, name, text, sentence } = problem;
  const { petImport } = useTexts();
  const [typed, setTyped] = useState(text);
  return (
    <li className="import-mend">
      <div className="main stack tight">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onMend(typed, true);
          }}
        >
          <TextField
            label={
              rows.length > 1
                ? petImport.places(rows.length, shortList(rows), column)
                : petImport.place(row, name, column)
            }
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            onBlur={() => typed !== text && onMend(typed, false)}
            problem={sentence}
          />
        </form>
        {problem.isDoubt && (
          <div>
            <Button icon="check" onClick={onAccept}>
              {petImport.paste.isLarge}
            </Button>
          </div>
        )}
      </div>
      <Button variant="quiet" icon="x" onClick={onLeave}>
        {rows.length > 1 ? petImport.leaveOutRows(rows.length) : petImport.leaveOutRow(row)}
      </Button>
    </li>
  );
}
