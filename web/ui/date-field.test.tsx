import { find, render, type } from '#web/testing/render.tsx';
import { expect, mock, test } from 'bun:test';
import { act, useState } from 'react';
import { RecentDateField } from './date-field.tsx';
import { Form } from './form.tsx';
import { problems } from '#web/texts/en/problems.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ problems });

function Record({ onSave }: { onSave: (day: string) => void }) {
  const [day, setDay] = useState('2025-11-01');
  return (
    <Form onSubmit={() => onSave(day)}>
      <RecentDateField
        label="When"
        today="2025-11-20"
        max="2025-11-20"
        value={day}
        onChange={setDay}
      />
    </Form>
  );
}

const send = () =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

test('A day that is still to come is refused at its field, and is not sent', async () => {
  const onSave = mock((_day: string) => {});
  await render(<Record onSave={onSave} />);
  const input = find<HTMLInputElement>('input[type="date"]');
  await type(input, '2025-11-21');
  expect(find('.problem').textContent).toBe('When must not be in the future');
  await send();
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(input);
  await type(input, '2025-11-20');
  expect(document.querySelector('.problem')).toBeNull();
  await send();
  expect(onSave.mock.calls).toEqual([['2025-11-20']]);
});

test('A day that was yesterday when the form was opened is told as the day it is once midnight has passed', async () => {
  const open = (today: string, value: string) => (
    <RecentDateField label="When" today={today} max={today} value={value} onChange={() => {}} />
  );
  const chosen = () => find<HTMLInputElement>('input:checked').parentElement?.textContent;
  const { again } = await render(open('2025-11-20', '2025-11-19'));
  expect(chosen()).toBe('Yesterday');
  await again(open('2025-11-21', '2025-11-19'));
  expect(chosen()).toBe('Other day');
  expect(find<HTMLInputElement>('input[type="date"]').value).toBe('2025-11-19');
  await again(open('2025-11-21', '2025-11-20'));
  expect(chosen()).toBe('Yesterday');
});
