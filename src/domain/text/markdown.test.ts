import { describe, expect, test } from 'bun:test';
import { parseMarkdown, type MarkdownSpan } from './markdown.ts';

const plain = (text: string): MarkdownSpan => ({ text, kind: 'plain' });

describe('prose', () => {
  test.each([
    ['nothing', '', []],
    [
      'a paragraph keeps its line breaks',
      'One\r\ntwo',
      [{ kind: 'paragraph', lines: [[plain('One')], [plain('two')]] }],
    ],
    [
      'a blank line parts paragraphs',
      'One\n \ntwo',
      [
        { kind: 'paragraph', lines: [[plain('One')]] },
        { kind: 'paragraph', lines: [[plain('two')]] },
      ],
    ],
    ['a heading', '## Climate ##', [{ kind: 'heading', line: [plain('Climate')] }]],
    [
      'a hash without a blank is text',
      '#1 choice',
      [{ kind: 'paragraph', lines: [[plain('#1 choice')]] }],
    ],
    [
      'a list after its line',
      'Needs:\n- water\n* cork\n  and moss',
      [
        { kind: 'paragraph', lines: [[plain('Needs:')]] },
        {
          kind: 'list',
          ordered: false,
          items: [[plain('water')], [plain('cork'), plain(' '), plain('and moss')]],
        },
      ],
    ],
    [
      'a numbered list',
      '1. dig\n2) wait',
      [{ kind: 'list', ordered: true, items: [[plain('dig')], [plain('wait')]] }],
    ],
    [
      'a temperature is no list',
      '-5 C kills',
      [{ kind: 'paragraph', lines: [[plain('-5 C kills')]] }],
    ],
    ['a year is no list', '2017. Then', [{ kind: 'paragraph', lines: [[plain('2017. Then')]] }]],
    [
      'bold words and an address',
      'Keep **dry**: https://example.org/a?b=1.',
      [
        {
          kind: 'paragraph',
          lines: [
            [
              plain('Keep '),
              { text: 'dry', kind: 'bold' },
              plain(': '),
              { text: 'https://example.org/a?b=1', kind: 'link' },
              plain('.'),
            ],
          ],
        },
      ],
    ],
    [
      'markup is text',
      '<script>alert(1)</script> [x](javascript:alert(1))',
      [
        {
          kind: 'paragraph',
          lines: [[plain('<script>alert(1)</script> [x](javascript:alert(1))')]],
        },
      ],
    ],
  ] as const)('%s', (_, text, blocks) => {
    expect(parseMarkdown(text)).toEqual(blocks as never);
  });

  test('parses a long text of asterisks in linear time', () => {
    const stars = '**a '.repeat(100_000).trim();
    expect(parseMarkdown(stars)).toMatchObject([{ kind: 'paragraph', lines: { length: 1 } }]);
  });
});

test.each([
  ['a heading that is none', `# ${' '.repeat(6600)}x#${' '.repeat(6600)}y`],
  ['a heading of blanks', `#${' '.repeat(19_999)}`],
  ['a heading of signs', `# ${'# '.repeat(9999)}`],
  ['an item of blanks', `- ${' x '.repeat(6600)}`],
  ['bold that never ends', '**a'.repeat(6600)],
])('%s of 20,000 characters is read', (_what, text) => {
  expect(parseMarkdown(text)).toHaveLength(1);
});
