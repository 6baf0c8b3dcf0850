import { click, find, render, type } from '#web/testing/render.tsx';
import { expect, mock, test } from 'bun:test';
import { useState } from 'react';
import { ChipGroup } from './chips.tsx';
import { DateField } from './date-field.tsx';
import { Form } from './form.tsx';
import { SegmentedMany } from './segmented.tsx';
import { PasswordField } from './password-field.tsx';
import { Stepper } from './stepper.tsx';
import { NumberField, TextField } from './text-field.tsx';
import { problems } from '#web/texts/en/problems.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ problems });

test('A field is named by its label and described by its problem, then its hint', async () => {
  await render(
    <TextField label="Name" value="" onChange={() => {}} problem="Missing" hint="At most 50" />,
  );
  const input = find<HTMLInputElement>('input');
  expect(find('label').getAttribute('for')).toBe(input.id);
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Missing',
    'At most 50',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('A field without a problem is not marked', async () => {
  await render(<TextField label="Name" value="" onChange={() => {}} problem="" />);
  expect(find('input').hasAttribute('aria-invalid')).toBe(false);
  expect(find('input').hasAttribute('aria-describedby')).toBe(false);
});

test('A number keeps its comma', async () => {
  const onChange = mock((_text: string) => {});
  await render(<NumberField label="Size" unit="cm" decimals value="" onChange={onChange} />);
  await type(find<HTMLInputElement>('input'), '4,5');
  expect(onChange).toHaveBeenCalledWith('4,5');
});

test('A password is shown and hidden again', async () => {
  await render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      value="secret"
      onChange={() => {}}
    />,
  );
  await click(find('button[aria-label="Show the password"]'));
  expect(find<HTMLInputElement>('input').type).toBe('text');
  await click(find('button[aria-label="Hide the password"]'));
  expect(find<HTMLInputElement>('input').type).toBe('password');
});

test.each([
  ['7', 7],
  ['21', null],
  ['x', null],
  ['', null],
])('A stepper from 1 to 20 makes %p of what is typed to %p', async (text, told) => {
  const onChange = mock((_value: number) => {});
  await render(<Stepper label="Days" value={14} min={1} max={20} onChange={onChange} />);
  await type(find<HTMLInputElement>('input'), text);
  if (told === null) expect(onChange).not.toHaveBeenCalled();
  else expect(onChange).toHaveBeenCalledWith(told);
});

const choices = [{ value: 'a', label: 'A' }];
const group = { label: 'Type', choices, onChange: () => {}, hint: 'Any', problem: 'Missing' };

test.each([
  ['chips', <ChipGroup key="1" {...group} value={null} />],
  ['segments', <SegmentedMany key="2" {...group} values={[]} />],
])('A group of %s is described by its problem, then its hint', async (_, part) => {
  await render(part);
  const described = find('fieldset').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Missing',
    'Any',
  ]);
});

test('A form that was refused is read out once: by the focus, on its first wrong field', async () => {
  function Refused() {
    const [problem, setProblem] = useState('');
    const field = { value: '', onChange: () => {}, problem };
    return (
      <Form onSubmit={() => setProblem('Missing')}>
        <TextField label="Name" {...field} />
        <TextField label="Place" {...field} />
        <ChipGroup {...group} value={null} problem={problem} />
      </Form>
    );
  }
  await render(<Refused />);
  const name = find<HTMLInputElement>('input');
  const focused: unknown[] = [];
  name.focus();
  document.addEventListener('focusin', ({ target }) => focused.push(target));
  find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(document.querySelectorAll('.problem')).toHaveLength(3);
  expect(document.querySelectorAll('[role=alert], [aria-live]')).toHaveLength(0);
  expect(focused).toEqual([name]);
  expect(document.activeElement).toBe(name);
});

test('A day that is still to come is read out while it is chosen', async () => {
  await render(<DateField label="Day" value="2026-03-11" max="2026-03-10" onChange={() => {}} />);
  expect(find('[role=alert]').id).toBe(find('input').getAttribute('aria-describedby') ?? '');
});
