import { click, find, press, render } from '#web/testing/render.tsx';
import { expect, mock, test } from 'bun:test';
import { act } from 'react';
import { Menu, type MenuItem } from './menu.tsx';

const onSelect = mock(() => {});
const items: MenuItem[] = [
  { kind: 'switch', label: 'Pictures', checked: true, onChange: () => {} },
  { kind: 'link', label: 'Plans', href: '/plans' },
  { kind: 'action', label: 'Delete', onSelect },
];

const focused = () => document.activeElement?.closest('label, a, button')?.textContent;

test('arrows open the menu, go round, and Escape leads back to the button', async () => {
  await render(<Menu items={items}>View</Menu>);
  const button = find('button');
  button.focus();
  await press(button, 'ArrowDown');
  expect(focused()).toBe('Pictures');
  await press(find('[role="menu"]'), 'ArrowUp');
  expect(focused()).toBe('Delete');
  await press(find('[role="menu"]'), 'ArrowDown');
  expect(focused()).toBe('Pictures');
  await press(find('[role="menu"]'), 'Escape');
  expect(document.querySelector('[role="menu"]')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('an action closes the menu and is done', async () => {
  await render(<Menu items={items}>View</Menu>);
  await click(find('button'));
  await click(find('button[role="menuitem"]'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[role="menu"]')).toBeNull();
});

test('A tap elsewhere closes it', async () => {
  await render(<Menu items={items}>View</Menu>);
  await click(find('button'));
  await act(async () => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  expect(document.querySelector('[role="menu"]')).toBeNull();
});

test('a menu that would begin beyond the left edge is moved into sight', async () => {
  const usual = HTMLElement.prototype.getBoundingClientRect;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(-30, 0, 300, 100);
  try {
    await render(
      <Menu icon="more" label="More" items={[{ kind: 'action', label: 'One', onSelect() {} }]} />,
    );
    await click(find('button'));
    expect(find('.menu').style.translate).toBe('38px');
  } finally {
    HTMLElement.prototype.getBoundingClientRect = usual;
  }
});
