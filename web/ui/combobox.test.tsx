import { click, eventually, find, press, render, type } from '#web/testing/render.tsx';
import { beforeAll, expect, mock, test } from 'bun:test';
import { act, useState } from 'react';
import { Combobox } from './combobox.tsx';

// Loaded beforehand, so that each test begins with the field and not with its fallback.
beforeAll(() => import('./combobox-box.tsx'));

const all = ['Brachypelma emilia', 'Brachypelma hamorii', 'Grammostola pulchra', 'Rosalía'];

type Told = (option: string | null) => void;

function Species(props: {
  onChange?: Told;
  onSearch?: (text: string) => void;
  onCreate?: (typed: string) => void;
  whenLeft?: boolean | 'alone';
  isWhole?: (typed: string) => boolean;
  start?: string | null;
  options?: string[];
}) {
  const { onChange, onSearch, onCreate, whenLeft, isWhole, start = null, options = all } = props;
  const [value, setValue] = useState<string | null>(start);
  return (
    <Combobox
      label="Species"
      options={options}
      value={value}
      onChange={(option) => {
        setValue(option);
        onChange?.(option);
      }}
      itemKey={(option) => option}
      itemText={(option) => option}
      onSearch={onSearch}
      create={onCreate && { text: (typed) => `Add “${typed}”`, onCreate, whenLeft, isWhole }}
    />
  );
}

const field = () => find<HTMLInputElement>('input[role="combobox"]');
const options = () => [...document.querySelectorAll('[role="option"]')].map((o) => o.textContent);
const marked = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;

async function open(props: Parameters<typeof Species>[0] = {}) {
  await render(<Species {...props} />);
  await eventually(() => field());
}

test('the chosen text is selected when it gets the focus, so that what is typed takes its place', async () => {
  await open({ start: 'Rosalía' });
  const selected = () => [field().selectionStart, field().selectionEnd];
  await act(() => field().focus());
  expect(selected()).toEqual([0, 7]);
  // a click puts the caret into it, after the focus
  field().setSelectionRange(3, 3);
  await click(field());
  expect(selected()).toEqual([0, 7]);
  // a second one wants the caret there
  field().setSelectionRange(3, 3);
  await click(field());
  expect(selected()).toEqual([3, 3]);
});

test('typing filters, arrows move, Enter chooses', async () => {
  const onChange = mock<Told>(() => {});
  await open({ onChange });
  await type(field(), 'brachy');
  expect(options()).toEqual(['Brachypelma emilia', 'Brachypelma hamorii']);
  expect(marked()).toBe('Brachypelma emilia');
  await press(field(), 'ArrowDown');
  expect(marked()).toBe('Brachypelma hamorii');
  await press(field(), 'Enter');
  expect(onChange.mock.calls).toEqual([['Brachypelma hamorii']]);
  expect(field().value).toBe('Brachypelma hamorii');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('Escape puts the chosen text back', async () => {
  await open({ start: 'Grammostola pulchra' });
  await type(field(), 'zzz');
  expect(find('[role="status"]').textContent).toBe('Nothing found');
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  await press(field(), 'Escape');
  expect(field().value).toBe('Grammostola pulchra');
});

test('accents do not matter', async () => {
  await open();
  await type(field(), 'rosalia');
  expect(options()).toEqual(['Rosalía']);
});

test('emptying the field, or the button at its end, takes the choice away', async () => {
  const onChange = mock<Told>(() => {});
  await open({ start: 'Grammostola pulchra', onChange });
  await type(field(), '');
  expect(onChange.mock.lastCall).toEqual([null]);
  await type(field(), 'emilia');
  await press(field(), 'Enter');
  await click(find('button[aria-label="Clear: Species"]'));
  expect(document.activeElement).toBe(field());
  expect(onChange.mock.lastCall).toEqual([null]);
  expect(field().value).toBe('');
});

test('what is not in the list can be made', async () => {
  const onCreate = mock((_typed: string) => {});
  await open({ onCreate });
  await type(field(), 'Theraphosa');
  expect(options()).toEqual(['Add “Theraphosa”']);
  await press(field(), 'Enter');
  expect(onCreate.mock.calls).toEqual([['Theraphosa']]);
});

test('leaving takes what can only be a new one, and nothing where another may be meant', async () => {
  const onCreate = mock((_typed: string) => {});
  await open({ onCreate, whenLeft: 'alone' });
  await type(field(), 'Theraphosa');
  await act(() => field().blur());
  expect(onCreate.mock.calls).toEqual([['Theraphosa']]);
  await type(field(), 'pulchra');
  await act(() => field().blur());
  expect(onCreate.mock.calls).toHaveLength(1);
  expect(field().value).toBe('');
});

test('the room for the list stays until a tap elsewhere has met its button', async () => {
  await open();
  const hasRoom = () => field().closest('.combobox')?.hasAttribute('data-room');
  const tapped = document.createElement('button');
  document.body.append(tapped);
  await type(field(), 'brachy');
  expect(hasRoom()).toBe(true);
  // a touch leaves the field first, and is a click after that
  await act(() => field().blur());
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(hasRoom()).toBe(true);
  await click(tapped);
  expect(hasRoom()).toBe(false);
  tapped.remove();
  await type(field(), 'brachy');
  await press(field(), 'Enter');
  expect(hasRoom()).toBe(false);
});

test('what ends as it was typed stands first', async () => {
  const shelf = (rack: string, number: number) => `Cellar / Rack ${rack} / Shelf ${number}`;
  await open({ options: [shelf('A', 1), shelf('B', 1), shelf('C', 10), shelf('C', 1)] });
  await type(field(), 'rack c / shelf 1');
  expect(options().slice(0, 2)).toEqual([shelf('C', 1), shelf('C', 10)]);
  expect(marked()).toBe(shelf('C', 1));
});

test('a name in full stands before what has its words somewhere, with or without slashes', async () => {
  const boxes = ['A', 'B'].flatMap((rack) => [
    `Cellar / Rack ${rack} / Shelf 1`,
    ...[5, 6, 15].map((box) => `Cellar / Rack ${rack} / Shelf 1 / Box ${box}`),
    `Cellar / Rack ${rack} / Shelf 5`,
  ]);
  const onCreate = mock((_typed: string) => {});
  await open({
    options: boxes,
    onCreate,
    whenLeft: 'alone',
    isWhole: (typed) => typed.includes('/'),
  });
  await type(field(), 'rack b shelf 5');
  expect(marked()).toBe('Cellar / Rack B / Shelf 5');
  await type(field(), 'Cellar / Rack B / Shelf');
  expect(marked()).toBe('Cellar / Rack B / Shelf 1');
  await type(field(), 'Cellar / Rack B / Shelf 6');
  expect(options().slice(0, 2)).toEqual([
    'Add “Cellar / Rack B / Shelf 6”',
    'Cellar / Rack A / Shelf 1 / Box 6',
  ]);
  await act(() => field().blur());
  expect(onCreate.mock.calls).toEqual([['Cellar / Rack B / Shelf 6']]);
  await type(field(), 'rack 6');
  expect(options().at(-1)).toBe('Add “rack 6”');
});

test('a name in full is not taken for one whose number goes on', async () => {
  const onCreate = mock((_typed: string) => {});
  const box = (number: number) => `Cellar / Rack B / Box ${number}`;
  const isWhole = (typed: string) => typed.includes('/');
  await open({ options: [box(2), box(10), box(11)], onCreate, whenLeft: 'alone', isWhole });
  await type(field(), box(1));
  expect(options()).toEqual([`Add “${box(1)}”`, box(10), box(11)]);
  await press(field(), 'Enter');
  expect(onCreate.mock.calls).toEqual([[box(1)]]);
  await type(field(), 'rack b box 1');
  expect(marked()).toBe(box(10));
});

test('options from elsewhere are asked for once typing pauses, and not filtered again', async () => {
  const onSearch = mock((_text: string) => {});
  await open({ onSearch });
  await type(field(), 'b');
  await type(field(), 'br');
  await eventually(() => expect(onSearch.mock.lastCall).toEqual(['br']));
  expect(onSearch.mock.calls.filter(([text]) => text === 'b')).toEqual([]);
  expect(options()).toEqual(all);
});

test.each([
  ['brachypelma EMILIA', undefined, 'Brachypelma emilia', []],
  ['brach', undefined, null, []],
  ['Locust', true, null, ['Locust']],
  ['Locust', false, null, []],
])(
  'Leaving with %p typed (new ones welcome: %p) chooses %p',
  async (typed, whenLeft, chosen, made) => {
    const onChange = mock<Told>(() => {});
    const onCreate = mock((_typed: string) => {});
    await open({ onChange, onCreate, whenLeft });
    await type(field(), typed);
    await act(async () => field().blur());
    expect(onChange.mock.calls).toEqual(chosen === null ? [] : [[chosen]]);
    expect(onCreate.mock.calls).toEqual(made.map((name) => [name]));
  },
);

test('Escape closes the list first, and with nothing open is left to the dialog around it', async () => {
  await open({ start: 'Rosalía' });
  const escape = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void field().dispatchEvent(event));
    return event.defaultPrevented;
  };
  await type(field(), 'brachy');
  expect(escape()).toBe(true);
  expect(field().value).toBe('Rosalía');
  expect(escape()).toBe(false);
  expect(field().value).toBe('Rosalía');
});
