import { afterEach, expect, test } from 'bun:test';
import { calledAs, usageText } from './usage.ts';

const before = process.env['EXUVIA_COMMAND'];
afterEach(() => {
  if (before === undefined) delete process.env['EXUVIA_COMMAND'];
  else process.env['EXUVIA_COMMAND'] = before;
});

test('the commands stand in a column, however long their names are', () => {
  delete process.env['EXUVIA_COMMAND'];
  expect(usageText(['backup   make one', 'remove-second-factors EMAIL  end them'])).toBe(
    [
      'Usage: bun src/cli.ts COMMAND',
      '  backup                       make one',
      '  remove-second-factors EMAIL  end them',
    ].join('\n'),
  );
});

test('who called a command by npm is told to call it so', () => {
  delete process.env['EXUVIA_COMMAND'];
  const script = process.env['npm_lifecycle_event'];
  process.env['npm_lifecycle_event'] = 'reset-password';
  expect(calledAs('reset-password')).toBe('npm run');
  expect(calledAs('restore')).toBe('bun src/cli.ts');
  if (script === undefined) delete process.env['npm_lifecycle_event'];
  else process.env['npm_lifecycle_event'] = script;
});

test('an archive names its own commands, too', () => {
  process.env['EXUVIA_COMMAND'] = './exuvia';
  const text = usageText(['backup  make one']);
  expect(text).toStartWith('Usage: ./exuvia COMMAND\n  (nothing)  start Exuvia\n');
  expect(text).toContain('\n  demo       show');
});
