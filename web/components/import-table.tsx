import type { ReactNode } from 'react';
import type { RowProblem } from '#web/lib/failure.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { Table, type Column } from '#web/ui/table.tsx';

type Named<Key extends string> = { key: Key; label: string };

const MOST_ROWS = 20;
const MOST_PROBLEMS = 50;
/** A care sheet would push all other rows out of sight. */
const MOST_LETTERS = 160;
/** A day or a number is not broken to save room. */
const SHORT = 12;
const LONG = 60;

/** A cell as it will be stored. `typed`: what the file says, where that reads differently; `note`: what becomes of it. */
export type StoredCell = { text: string; typed?: string; note?: string };

type PreviewProps<Key extends string> = {
  columns: readonly Named<Key>[];
  records: readonly Partial<Record<Key, string>>[];
  problems: readonly RowProblem[];
  /** The cells of a row, from 1, as they will be stored; as they were typed when omitted. */
  stored?: (row: number) => Partial<Record<Key, StoredCell>>;
  /** Renders a cell; its text when omitted. */
  render?: (key: Key, text: string) => ReactNode;
};

type Line<Key extends string> = {
  row: number;
  record: Partial<Record<Key, string>>;
  stored: Partial<Record<Key, StoredCell>>;
};

/** The first rows as they will be stored, with their problems marked. */
export function ImportTable<Key extends string>(props: PreviewProps<Key>) {
  const { records, stored } = props;
  const { imports } = useTexts();
  const shown = records
    .slice(0, MOST_ROWS)
    .map((record, at) => ({ row: at + 1, record, stored: stored?.(at + 1) ?? {} }));
  return (
    <Box
      title={imports.preview}
      end={
        records.length > MOST_ROWS && (
          <span className="small muted">{imports.firstRows(MOST_ROWS, records.length)}</span>
        )
      }
    >
      {stored && <p className="muted">{imports.previewText}</p>}
      <div className="import-table">
        <Table
          caption={imports.preview}
          columns={columnsOf(props, imports)}
          rows={shown}
          rowKey={({ row }) => row}
        />
      </div>
    </Box>
  );
}

function columnsOf<Key extends string>(
  { columns, problems, render }: PreviewProps<Key>,
  { row: rowHead, typed: typedText }: Texts['imports'],
): Column<Line<Key>>[] {
  const places = new Set(problems.map(({ row, field }) => `${row} ${field}`));
  const isWrong = (key: Key, { row }: Line<Key>) => places.has(`${row} ${key}`);
  const cells = columns.map(({ key, label }, at): Column<Line<Key>> => ({
    key,
    head: label,
    ...(at === 0 ? { slot: 'title' as const } : {}),
    blank: (line) => !line.record[key] && !line.stored[key] && !isWrong(key, line),
    cell(line) {
      const { text, typed, note } = line.stored[key] ?? { text: line.record[key] ?? '' };
      const below = typed ? typedText(shortened(typed)) : note;
      const cell = (
        <Cell wrong={isWrong(key, line)} length={text.length}>
          {render ? render(key, shortened(text)) : shortened(text)}
        </Cell>
      );
      return below ? (
        <span className="import-stored">
          {cell} <span className="small muted">{below}</span>
        </span>
      ) : (
        cell
      );
    },
  }));
  return [{ key: 'row', head: rowHead, slot: 'aside', cell: ({ row }) => row }, ...cells];
}

const shortened = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

/** One element, beside its column's name on a phone. */
function Cell(props: { wrong: boolean; length: number; children: ReactNode }) {
  const { wrong, length, children } = props;
  const width = length <= SHORT ? 'nowrap' : length > LONG && 'import-long';
  return (
    <span className={classes(wrong && 'import-wrong', width) || undefined}>
      {wrong && <Icon name="warn" />}
      {children}
    </span>
  );
}

/** Every problem by row and column, with the cell's text. */
export function ImportProblems<Key extends string>(props: {
  columns: readonly Named<Key>[];
  records: readonly Partial<Record<Key, string>>[];
  problems: readonly RowProblem[];
}) {
  const { columns, records, problems } = props;
  const { imports } = useTexts();
  if (problems.length === 0) return null;
  const labels = new Map<string, string>(columns.map(({ key, label }) => [key, label]));
  const textOf = ({ row, field }: RowProblem) => records[row - 1]?.[field as Key] ?? '';
  return (
    <Box title={imports.problems(problems.length)}>
      <Note tone="danger" live>
        {imports.problemsText}
      </Note>
      <Rows label={imports.problems(problems.length)}>
        {problems.slice(0, MOST_PROBLEMS).map((problem) => (
          <li key={`${problem.row} ${problem.field}`}>
            <div className="main">
              <strong>
                {imports.problemIn(problem.row, labels.get(problem.field) ?? problem.field)}
              </strong>{' '}
              {textOf(problem)}
              <span className="secondary">{problem.error}</span>
            </div>
          </li>
        ))}
      </Rows>
      {problems.length > MOST_PROBLEMS && (
        <p className="muted">{imports.moreProblems(problems.length - MOST_PROBLEMS)}</p>
      )}
    </Box>
  );
}
