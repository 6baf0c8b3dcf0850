import { useCombobox } from 'downshift';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { fold } from '#src/domain/text/fold.ts';
import { matchesWords, searchWords } from '#src/domain/text/search-words.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import type { Focused } from './combobox.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { Field, takeFrame } from './field.tsx';
import { Icon } from './icon.tsx';
import { useDebounced } from './use-debounced.ts';

/** The row that creates a new option is an entry of the list like any other. */
type Row<Option> = { kind: 'option'; option: Option } | { kind: 'create'; typed: string };

export function ComboboxBox<Option>({ focused, ...props }: ComboboxProps<Option> & Focused) {
  const { frame, rest } = takeFrame(props);
  const { value, itemText, itemKey, renderItem, loading = false, onChange, create } = rest;
  const { ui } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced((text: string) => rest.onSearch?.(text), 200);
  const chosenText = value === null ? '' : itemText(value);
  const rows = rowsFor(rest, typed);
  const root = useRef<HTMLDivElement>(null);
  const isFresh = useRef(false);
  const [hasRoom, setRoom] = useRoomUntilTap();
  useLayoutEffect(() => {
    if (focused.current) focusIn(root.current);
  }, [focused]);

  const box = useCombobox<Row<Option>>({
    items: rows,
    inputValue: typed ?? chosenText,
    selectedItem: null,
    stateReducer: (state, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) {
        return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
      }
      if (type === useCombobox.stateChangeTypes.InputBlur) {
        return { ...changes, selectedItem: rowWhenLeft(rest, rows, typed) ?? state.selectedItem };
      }
      return changes;
    },
    itemToString: (row) => (row?.kind === 'option' ? itemText(row.option) : ''),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onIsOpenChange: ({ isOpen, type: change }) => {
      setRoom(isOpen || (change === useCombobox.stateChangeTypes.InputBlur && 'until the tap'));
      // Leaving without a choice restores the chosen text.
      if (!isOpen) setTyped(null);
      else if (rest.onSearch !== undefined && typed === null) rest.onSearch('');
    },
  });

  function choose(row: Row<Option> | null) {
    setTyped(null);
    if (row?.kind === 'option') onChange(row.option);
    if (row?.kind === 'create') create?.onCreate(row.typed);
  }
  useTapElsewhere(root, typed !== null, () => {
    const row = rowWhenLeft(rest, rows, typed);
    if (row) choose(row);
  });

  /** Not in onInputValueChange: that is called too late, and fast typing would lose letters. */
  function type(text: string) {
    isFresh.current = false;
    setTyped(text);
    search(text);
    if (text === '' && value !== null) onChange(null);
  }
  /** What is typed takes the place of the chosen text. A click puts the caret into it after the focus. */
  function selectChosen({ type: event, currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const isFirst = event === 'focus' || isFresh.current;
    if (isFirst && typed === null && value !== null) currentTarget.select();
    isFresh.current = event === 'focus';
  }
  /** With nothing open it is the dialog's, which would not hear of it. */
  function leaveEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !box.isOpen)
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  }
  function clear() {
    setTyped(null);
    onChange(null);
    rest.onSearch?.('');
    focusIn(root.current); // the button goes
  }

  return (
    <Field {...frame}>
      {(wiring) => (
        <div ref={root} className="combobox" data-room={hasRoom || undefined}>
          <span className="affix trailing">
            <input
              {...box.getInputProps({
                ...wiring,
                'aria-labelledby': undefined,
                placeholder: rest.placeholder,
                onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
                onKeyDown: leaveEscape,
                onFocus: selectChosen,
                onClick: selectChosen,
              })}
              // A first option is highlighted also where there is none.
              {...(rows.length === 0 && { 'aria-activedescendant': undefined })}
              required={rest.required}
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
            />
            {value !== null && typed === null ? (
              <Button
                variant="quiet"
                icon="x"
                label={`${ui.clear}: ${frame.label}`}
                onClick={clear}
              />
            ) : (
              <Icon name="down" />
            )}
          </span>
          <ul
            {...box.getMenuProps({ 'aria-label': frame.label, 'aria-labelledby': undefined })}
            className="menu"
            hidden={!box.isOpen}
            aria-busy={loading || undefined}
          >
            {box.isOpen &&
              rows.map((row, index) => (
                <li
                  key={row.kind === 'option' ? itemKey(row.option) : 'create'}
                  {...box.getItemProps({ item: row, index })}
                >
                  {row.kind === 'option' ? (
                    (renderItem?.(row.option) ?? itemText(row.option))
                  ) : (
                    <span className="menu-create">
                      <Icon name="plus" />
                      {create?.text(row.typed)}
                    </span>
                  )}
                </li>
              ))}
          </ul>
          <Found open={box.isOpen} loading={loading} none={rows.length === 0} />
        </div>
      )}
    </Field>
  );
}

type Room = boolean | 'until the tap';

/**
 * Whether a dialog has room for the list. A tap elsewhere closes the list before it is a click: the room stays until then,
 * else what was tapped would move away below the finger.
 */
function useRoomUntilTap() {
  const [room, setRoom] = useState<Room>(false);
  useEffect(() => {
    if (room !== 'until the tap') return;
    const end = () => setRoom(false);
    const events = ['click', 'keyup'];
    for (const event of events) window.addEventListener(event, end);
    return () => {
      for (const event of events) window.removeEventListener(event, end);
    };
  }, [room]);
  return [room !== false, setRoom] as const;
}

/**
 * Calls `leave` when something outside was tapped, before that is a click: Downshift tells of the choice later, when a
 * form that was sent by the tap has read its fields.
 */
function useTapElsewhere(
  root: RefObject<HTMLElement | null>,
  follows: boolean,
  leave: () => void,
): void {
  const latest = useRef(leave);
  useLayoutEffect(() => void (latest.current = leave));
  useEffect(() => {
    if (!follows) return;
    const isOutside = ({ target }: Event) =>
      target instanceof Node && root.current?.contains(target) === false;
    let began = false;
    const down = (event: Event) => void (began = isOutside(event));
    const up = (event: Event) => void (began && isOutside(event) && latest.current());
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
    };
  }, [root, follows]);
}

const focusIn = (root: HTMLElement | null) => root?.querySelector('input')?.focus();

/** Outside of the list, which may contain options only, and announced to screen readers. */
function Found({ open, loading, none }: { open: boolean; loading: boolean; none: boolean }) {
  const { ui } = useTexts();
  const text = !open ? '' : loading ? ui.loading : none ? ui.nothingFound : '';
  return (
    <p role="status" className={text === '' ? 'visually-hidden' : 'menu menu-status'}>
      {loading && open && <span className="spinner" aria-hidden />}
      {text}
    </p>
  );
}

type Source<Option> = Pick<
  ComboboxProps<Option>,
  'options' | 'itemText' | 'itemSearch' | 'onSearch' | 'create'
>;

function rowsFor<Option>(props: Source<Option>, typed: string | null): Row<Option>[] {
  const { options, itemText, onSearch, create } = props;
  const itemSearch = props.itemSearch ?? ((option) => ({ texts: [itemText(option)] }));
  const wanted = (typed ?? '').trim();
  const words = searchWords(wanted);
  const found =
    onSearch === undefined
      ? options.filter((option) => matchesWords(itemSearch(option), words))
      : options;
  const whole = bare(wanted);
  const placed = found.map((option) => ({ option, near: nearness(bare(itemText(option)), whole) }));
  if (onSearch === undefined) placed.sort((a, b) => a.near - b.near);
  const rows: Row<Option>[] = placed.map(({ option }) => ({ kind: 'option', option }));
  const known = options.some((option) => fold(itemText(option)) === fold(wanted));
  if (create === undefined || wanted === '' || known) return rows;
  const far = create.isWhole?.(wanted) ? placed.findIndex(({ near }) => near >= OTHER) : -1;
  return rows.toSpliced(far < 0 ? rows.length : far, 0, { kind: 'create', typed: wanted });
}

const OTHER = 2;
const FAR = 3;

/** 'rack c shelf 1' means 'Cellar / Rack C / Shelf 1' before all others that have these words somewhere. */
function nearness(text: string, wanted: string): number {
  if (text.endsWith(wanted)) return 0;
  if (!text.includes(wanted)) return FAR;
  return hasOtherNumber(text, wanted) ? OTHER : 1;
}

/** 'Box 10' is another one than 'box 1'. */
const hasOtherNumber = (text: string, wanted: string): boolean =>
  /\d$/.test(wanted) &&
  text
    .split(wanted)
    .slice(1)
    .every((rest) => /^\d/.test(rest));

/** Each word with a space before it, without the slashes and dots between them. */
const bare = (text: string): string =>
  fold(text)
    .replace(/^|[^\p{L}\p{N}]+/gu, ' ')
    .trimEnd();

/**
 * Leaving without a choice never guesses: it only takes what was typed in full, or may be a new option, or can be nothing
 * else.
 */
function rowWhenLeft<Option>(
  { itemText, create }: Source<Option>,
  rows: readonly Row<Option>[],
  typed: string | null,
): Row<Option> | undefined {
  const wanted = (typed ?? '').trim();
  if (wanted === '') return undefined;
  const isNext = rows[0]?.kind === 'create';
  const mayBeNew = create?.whenLeft === true || (create?.whenLeft === 'alone' && isNext);
  const isMeant = (row: Row<Option>) =>
    row.kind === 'option' ? fold(itemText(row.option)) === fold(wanted) : mayBeNew;
  return rows.find(isMeant);
}
