import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { genders, type Gender } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { usualDateOrder } from '#web/lib/country-here.ts';
import { useToday } from '#web/lib/today.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { ColumnKey } from './columns.ts';
import { readCell } from './read-cell.ts';
import { valueOf, type CellValue, type EditField, type TableRow } from './row.ts';

/** Where the keyboard goes once a cell is stored. `away`: to where somebody has clicked. */
export type Then = 'down' | 'next' | 'back' | 'copyDown' | 'away';

export type EditorActions = {
  commit: (row: TableRow, field: EditField, value: CellValue, then: Then) => void;
  cancel: () => void;
  places: () => readonly { id: number; path: string }[];
};

type Props = { row: TableRow; field: EditField; column: ColumnKey; actions: EditorActions };

/** A cell as it is typed: Enter stores it, Tab goes to the next one, Escape leaves it as it was. */
export function CellEditor({ row, field, column, actions }: Props) {
  const { petTable } = useTexts();
  const today = useToday();
  const was = valueOf(row, field);
  const [typed, setTyped] = useState(was === null ? '' : String(was));
  const [problem, setProblem] = useState('');
  const input = useRef<Input>(null);
  const setInput = (element: Input | null) => void (input.current = element);
  const left = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    input.current?.focus();
    if (!(input.current instanceof HTMLSelectElement)) input.current?.select();
  }, []);
  // a click elsewhere stores what was typed, also where it takes the cell out of sight
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  function commit(then: Then): void {
    if (left.current) return;
    const read = readTyped(field, typed, today, actions);
    if ('problem' in read) {
      if (then === 'away') return leave();
      setProblem(sayIssue(read.problem));
      return;
    }
    left.current = true;
    actions.commit(row, field, read.value, then);
  }
  function leave(): void {
    left.current = true;
    actions.cancel();
  }
  function keys(event: KeyboardEvent): void {
    const isCtrl = event.ctrlKey || event.metaKey;
    const then: Then | null =
      event.key === 'Enter' && !event.shiftKey
        ? 'down'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'back'
            : 'next'
          : isCtrl && event.key.toLowerCase() === 'd'
            ? 'copyDown'
            : null;
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    else if (then) commit(then);
    else return;
    event.preventDefault();
  }
  const wiring = {
    className: 'cell-input',
    'aria-label': petTable.editCell(petTable.heads[column], row.name),
    'aria-describedby': id,
    'aria-invalid': problem !== '' || undefined,
    value: typed,
    onKeyDown: keys,
    onBlur: () => commit('away'),
    onChange: (event: { currentTarget: Input }) => {
      setTyped(event.currentTarget.value);
      setProblem('');
    },
  };
  return (
    <>
      <Control field={field} wiring={wiring} inputRef={setInput} places={actions.places()} />
      <EditHint id={id} problem={problem} />
    </>
  );
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function readTyped(field: EditField, typed: string, today: string, actions: EditorActions) {
  // a list's value is the place's number, and what was stored as a sex is no text of a spreadsheet
  if (field === 'place_id') return { value: typed === '' ? null : Number(typed) };
  if (field === 'gender') return { value: typed as Gender };
  return readCell(field, typed, { today, places: actions.places(), order: usualDateOrder() });
}

function Control(props: {
  field: EditField;
  wiring: object;
  inputRef: (element: Input | null) => void;
  places: readonly { id: number; path: string }[];
}) {
  const { field, wiring, inputRef, places } = props;
  const { animals, petTable } = useTexts();
  const today = useToday();
  if (field === 'gender')
    return (
      <select {...wiring} ref={inputRef}>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {animals.gender[gender]}
          </option>
        ))}
      </select>
    );
  if (field === 'place_id')
    return (
      <select {...wiring} ref={inputRef}>
        <option value="">{petTable.nowhere}</option>
        {places.map(({ id, path }) => (
          <option key={id} value={id}>
            {path}
          </option>
        ))}
      </select>
    );
  if (field === 'notes')
    return <textarea {...wiring} ref={inputRef} rows={4} maxLength={limits.pet_notes} />;
  if (field === 'kept_since') return <input {...wiring} ref={inputRef} type="date" max={today} />;
  if (field === 'an_count')
    return (
      <input {...wiring} ref={inputRef} inputMode="numeric" autoComplete="off" maxLength={6} />
    );
  return <input {...wiring} ref={inputRef} autoComplete="off" maxLength={limits.pet_name} />;
}

function EditHint({ id, problem }: { id: string; problem: string }) {
  const { petTable } = useTexts();
  const { editHint, keys } = petTable;
  return (
    <span id={id} className={problem ? 'cell-hint is-wrong' : 'cell-hint'} role="status">
      {problem || (
        <>
          <kbd>{keys.enter}</kbd> {editHint.save} <kbd>{keys.tab}</kbd> {editHint.next}{' '}
          <kbd>{keys.escape}</kbd> {editHint.back} <kbd>{keys.down}</kbd> {editHint.down}
        </>
      )}
    </span>
  );
}
