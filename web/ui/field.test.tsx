import { click, find, render, type } from '#web/testing/render.tsx';
import { expect, mock, test } from 'bun:test';
import { PasswordField } from './password-field.tsx';
import { Stepper } from './stepper.tsx';
import { NumberField, TextField } from './text-field.tsx';

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
