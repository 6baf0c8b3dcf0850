import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';

// In red light there is one hue: what a slot says has to be told without its colour.

const folder = import.meta.dir;
const slots = readFileSync(`${folder}/places.css`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const marks = readFileSync(`${folder}/../../plans/feeding-round/feeding-round.css`, 'utf8');

/** What the rules of a sign draw, without the colours: each is only there or not. */
function shapeOf(css: string, sign: string): string[] {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.flatMap(([, head = '', body = '']) =>
    head
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => selector === sign || selector === `${sign}::after`)
      .flatMap((selector) =>
        body
          .split(';')
          .map((line) => line.trim())
          .filter((line) => line && !/^(border-)?color:|^border-color:/.test(line))
          .map((line) => `${selector.slice(sign.length)} ${line.replace(/var\(--.*?\)/, 'ink')}`),
      ),
  );
  return own.toSorted();
}

test.each([
  ['slots', slots, '.slot', ['is-due', 'is-refused', 'is-pre-molt', 'is-fresh-molt', 'is-free']],
  [
    'slots of a round',
    slots,
    '.slot',
    ['is-due', 'is-refused', 'is-pre-molt', 'is-fresh-molt', 'is-fed', 'has-refused', 'is-now'],
  ],
  ['marks of a round', marks, '.progress-marks ', ['done', 'no', 'half', 'now']],
] as const)('no two %s differ by their colour alone', (_, css, of, signs) => {
  const shapes = signs.map((sign) => shapeOf(css, `${of}.${sign}`).join('\n'));
  expect(shapes.filter((shape) => shape === '')).toEqual([]);
  expect(new Set(shapes).size).toBe(signs.length);
});
