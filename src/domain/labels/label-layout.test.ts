import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import type { LabelLine } from './label-content.ts';
import { edgeFor, layoutLabel, leftOut, quietZone, smallestModule } from './label-layout.ts';
import { sheets, type Sheet } from './label-sheets.ts';
import type { Measure } from './label-text.ts';

/** Characters half as wide as high, like a typewriter's. */
const measure: Measure = (text) => [...text].length * 0.5;
const sheet = (key: string) => sheets.find((each) => each.key === key) as Sheet;
const line = (style: LabelLine['style'], ...items: string[]): LabelLine => ({
  style,
  fields: [style === 'facts' ? 'id' : 'name'],
  items: items.map((text) => [{ text, taxon: style === 'species' }]),
});
const usual = [
  line('name', 'Rosalía'),
  line('species', 'Brachypelma hamorii'),
  line('facts', 'No. 14', '0.1'),
];
const sizes = { codeSize: 29, textSize: 100 };
const wordsOf = (layout: ReturnType<typeof layoutLabel>) =>
  layout.text.rows.flatMap((row) => row.segments.map((segment) => segment.text));

describe('the code', () => {
  test.each(sheets.map((each) => ({ name: each.name, one: each })))(
    'on $name scans, with its quiet zone on the label, or is left out',
    ({ one }) => {
      const { code, code_too_big } = layoutLabel(one, usual, sizes, measure);
      const fits = Math.min(one.width, one.height) >= edgeFor(29);
      expect([code !== null, code_too_big]).toEqual([fits, !fits]);
      if (!code) return;
      expect(code.module).toBeGreaterThanOrEqual(smallestModule);
      const quiet = quietZone * code.module - 1e-6;
      // A label printer may lose one dot at the edge, no more.
      const slack = one.dpi ? 25.4 / one.dpi : 0;
      const edge = 29 * code.module;
      expect(code.x - quiet).toBeGreaterThanOrEqual(-slack);
      expect(code.y - quiet).toBeGreaterThanOrEqual(-slack);
      expect(code.x + edge + quiet).toBeLessThanOrEqual(one.width + slack);
      expect(code.y + edge + quiet).toBeLessThanOrEqual(one.height + slack);
    },
  );

  test('needs 12.3 mm for a URL of 42 characters, less for a shorter one', () => {
    expect([edgeFor(21), edgeFor(25), edgeFor(29), edgeFor(33)]).toEqual([9.6, 10.9, 12.3, 13.6]);
    expect(layoutLabel(sheet('L4731'), usual, { ...sizes, codeSize: 21 }, measure).code).not.toBe(
      null,
    );
  });

  test('has modules of whole printer dots', () => {
    const module = layoutLabel(sheet('N50x30'), usual, sizes, measure).code?.module ?? 0;
    const dots = module / (25.4 / 203);
    expect(Math.abs(dots - Math.round(dots))).toBeLessThan(1e-6);
  });

  test('is below the text where the label is higher than wide', () => {
    const high = { ...sheet('11354'), width: 32, height: 57, dx: 32, dy: 57 };
    const { code, box } = layoutLabel(high, usual, sizes, measure);
    expect(code && code.y - quietZone * code.module).toBeGreaterThanOrEqual(
      box.y + box.height - 1e-6,
    );
  });
});

describe('text', () => {
  const facts = (layout: ReturnType<typeof layoutLabel>, at: number) => layout.text.rows[at];

  test('that fits has its own size; a larger one on request', () => {
    const small = layoutLabel(sheet('L7160'), usual, sizes, measure);
    const large = layoutLabel(sheet('L7160'), usual, { ...sizes, textSize: 120 }, measure);
    expect(facts(large, 0)?.size).toBeGreaterThan(facts(small, 0)?.size ?? 0);
    expect(wordsOf(small)).toEqual(['Rosalía', 'Brachypelma hamorii', 'No. 14', '0.1']);
  });

  test('shrinks first, then wraps between words, then inside them', () => {
    const name = (text: string) =>
      layoutLabel(sheet('L7160'), [line('name', text)], sizes, measure);
    const [plain, longer] = [name('Rosalía'), name('Rosalía the red')];
    expect(longer.text.rows.length).toBe(1);
    expect(longer.text.rows[0]?.size).toBeLessThan(plain.text.rows[0]?.size ?? 0);
    expect(wordsOf(name('Rosalía of the uppermost shelf'))).toEqual([
      'Rosalía of the',
      'uppermost shelf',
    ]);
    const one = name('x'.repeat(90));
    expect(one.text.rows.length).toBeGreaterThan(1);
    expect(wordsOf(one).join('').replaceAll('-', '')).toBe('x'.repeat(90));
  });

  test('without any room is left out from the end, and reported', () => {
    const lines = [line('name', 'x'.repeat(400)), line('facts', 'No. 14')];
    const layout = layoutLabel(sheet('L4731'), lines, { ...sizes, codeSize: 0 }, measure);
    expect(leftOut([layout])).toContain('id');
  });

  test('facts are at the bottom, below a line, from edge to edge', () => {
    const { text, box } = layoutLabel(sheet('L7160'), usual, sizes, measure);
    const [first, last] = text.rows.at(-1)?.segments ?? [];
    expect(first?.x).toBe(0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(box.width, 3);
    expect(text.rule).toBeGreaterThan(text.rows[1]?.baseline ?? 0);
  });

  test('never leaves its box nor loses a character, whatever it is', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', 'W', ' ', 'é', '漢', '-'),
      maxLength: 120,
    });
    const anyLine = fc.tuple(
      fc.constantFrom('name', 'species', 'plain', 'price', 'facts'),
      fc.array(words, { minLength: 1, maxLength: 5 }),
    );
    const aHair: [LabelLine['style'], string[]][] = [
      ...(['name', 'name', 'name', 'price'] as const).map(
        (style): [LabelLine['style'], string[]] => [style, ['']],
      ),
      ['price', ['aaaaaaaaa', 'aaaaaaaa', 'aaaaaa', 'aaaaaaaaaa']],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...sheets),
        fc.array(anyLine, { maxLength: 6 }),
        fc.constantFrom(0, 25, 29, 33),
        fc.constantFrom(50, 100, 200),
        (one, raw, codeSize, textSize) => {
          const lines = raw.map(([style, items]) => line(style, ...items));
          const { text, box } = layoutLabel(one, lines, { codeSize, textSize }, measure);
          for (const row of text.rows) {
            expect(row.baseline - row.size * 0.93).toBeGreaterThanOrEqual(-1e-6);
            expect(row.baseline + row.size * 0.24).toBeLessThanOrEqual(box.height + 1e-6);
            for (const { x, width } of row.segments) {
              expect(x).toBeGreaterThanOrEqual(0);
              expect(x + width).toBeLessThanOrEqual(box.width + 1e-3);
            }
          }
          if (text.left_out.length > 0) return;
          const letters = (all: string[]) => all.join('').replace(/\s/g, '');
          const drawn = text.rows.flatMap((row) => row.segments.map((segment) => segment.text));
          expect(letters(drawn)).toBe(letters(raw.flatMap(([, items]) => items)));
        },
      ),
      // a row that once overflowed by a hair
      { numRuns: 300, examples: [[sheet('99010'), aHair, 29, 100]] },
    );
  });
});
