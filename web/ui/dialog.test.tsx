import { click, eventually, find, press, render } from '#web/testing/render.tsx';
import { expect, mock, test } from 'bun:test';
import { act, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog-kinds.tsx';
import { Dialog } from './dialog.tsx';

function Asking({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Delete
      </button>
      {open && (
        <ConfirmDialog
          title="Delete message 417?"
          text="You can not restore it."
          confirm="Delete"
          variant="danger"
          onAnswer={(yes) => {
            setOpen(false);
            onAnswer(yes);
          }}
        />
      )}
    </>
  );
}

test('A question has the focus on Cancel, and gives it back to where it came from', async () => {
  await render(<Asking onAnswer={() => {}} />);
  const opener = find('#opener');
  opener.focus();
  await click(opener);
  expect(document.activeElement?.textContent).toBe('Cancel');
  await click(find('.dialog-actions button'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape answers a question with no', async () => {
  const onAnswer = mock((_yes: boolean) => {});
  await render(<Asking onAnswer={onAnswer} />);
  await click(find('#opener'));
  // What a browser does on Escape in a modal dialog.
  await act(async () => {
    find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(onAnswer.mock.calls).toEqual([[false]]);
});

test('A question is named by its title and described by its text', async () => {
  await render(<Asking onAnswer={() => {}} />);
  await click(find('#opener'));
  const dialog = find('dialog[role="alertdialog"]');
  const textOf = (attribute: string) =>
    document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent;
  expect(textOf('aria-labelledby')).toBe('Delete message 417?');
  expect(textOf('aria-describedby')).toBe('You can not restore it.');
});

test('A tap beside a form loses nothing, beside a notice it closes', async () => {
  const onClose = mock(() => {});
  const { again } = await render(<Dialog title="Form" onClose={onClose} onSubmit={() => {}} />);
  await click(find('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  await again(<Dialog title="Notice" onClose={onClose} />);
  await click(find('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a busy button is not pressed twice', async () => {
  const onClick = mock(() => {});
  await render(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  const send = find('button[aria-busy="true"]');
  await click(send);
  await press(send, 'Enter');
  await eventually(() => expect(onClick).not.toHaveBeenCalled());
});
