import { describe, expect, test } from 'bun:test';
import { handOverPage, MOST_LISTED, type HandOverPage, type PageAnimal } from './hand-over-page.ts';

const frida: PageAnimal = {
  id: 16,
  name: 'Frida',
  sc_name: 'Brachypelma hamorii',
  cm_name: 'Mexican redknee',
  gender: 'f',
  an_count: 1,
  tag: '3WKX9P',
  size: 12,
  weight: 34.5,
  picture: 1,
  papers: [{ name: 'CITES', path: 'papers/9.pdf' }],
  notes: 'Calm.\nHides behind the bark.',
  first: '2020-03-01',
  feedings: 214,
  refused: 9,
  molts: [
    { date_mt: '2026-01-20', size: 12 },
    { date_mt: '2024-11-02', size: null },
    { date_mt: '2020-03-01', size: 2.5 },
  ],
  pre_molt: '2026-11-01',
  hatched: '2018-06',
  kept_since: '2020-03-01',
  bred: 1,
  parent_name: 'Selma',
  document_no: 'D-12/2020',
  offers: [
    { date_f: '2026-11-05', food: 'Dubia roach', progress: 2 },
    { date_f: '2026-11-01', food: 'Cricket', progress: 0 },
  ],
  events: [{ date_ev: '2025-04-01', event: 'Rehoused' }],
};
const nothing: PageAnimal = {
  ...frida,
  ...{ id: 17, name: 'Sling', cm_name: '', gender: 'other', an_count: 3, tag: '', size: null },
  ...{ weight: null, papers: [], picture: 0, notes: '', first: null, feedings: 0, refused: 0 },
  ...{
    molts: [],
    pre_molt: null,
    hatched: null,
    kept_since: null,
    bred: 0,
    parent_name: '',
    document_no: '',
    offers: [],
    events: [],
  },
};
const page: HandOverPage = {
  language: 'en',
  from: 'Svenja',
  code: 'K7M2-9QXD',
  day: '2026-11-20',
  animals: [frida],
};

/** What a reader sees, a line for each element. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

describe('the page in the file of a hand-over', () => {
  test('tells what is known of the animal', () => {
    const html = handOverPage(page);
    expect(textOf(html)).toEqual([
      ...['Frida – Exuvia', 'Handed over by Svenja, 20 Nov 2026', 'Frida', '0.1'],
      ...['Brachypelma hamorii', 'Mexican redknee', '12 cm', 'Tag, for life', '3WKX9P'],
      ...[
        'Sex',
        'Female',
        'Weight',
        '34.5 g',
        'Hatched or born',
        'Jun 2018',
        'Kept there since',
        '1 Mar 2020',
        'Origin',
        'Bred by the keeper',
      ],
      ...['Parent animal', 'Selma', 'Document no.', 'D-12/2020', 'Oldest record', '1 Mar 2020'],
      ...['Pre-molt since', '1 Nov 2026', '3 molts', '1 Mar 2020', '2.5 cm', '2 Nov 2024', '–'],
      ...['20 Jan 2026', '12 cm', '214 feedings, 9 refusals', '5 Nov 2026', 'Refused'],
      ...['Dubia roach', '1 Nov 2026', 'Fed', 'Cricket', 'The newest 2; the file has all of them.'],
      ...[
        'Events',
        '1 Apr 2025',
        'Rehoused',
        'Papers',
        'CITES',
        'Notes',
        'Calm.\nHides behind the bark.',
      ],
      expect.stringContaining('Take in'),
      ...['Code', 'K7M2-9QXD'],
    ]);
    expect(html).toContain('<img src="pictures/16.webp" alt="Picture of Frida">');
    expect(html).toContain('<html lang="en">');
  });

  test('says nothing of what does not travel', () => {
    const html = handOverPage({ ...page, animals: [nothing] });
    expect(textOf(html).slice(2, -3)).toEqual([
      ...['Sling', '0.0.3', 'Brachypelma hamorii', 'Sex', 'Unsexed', 'Animals', '3'],
    ]);
    expect(html).not.toContain('<img');
  });

  test('speaks the language of who downloads it', () => {
    const texts = textOf(handOverPage({ ...page, language: 'de', animals: [frida, nothing] }));
    for (const text of [
      ...['2 Tiere – Exuvia', 'Übergeben von Svenja, 20. Nov. 2026', '3 Häutungen', '2,5 cm'],
      ...['214 Fütterungen, 9x verweigert', 'Dort gehalten seit'],
    ])
      expect(texts).toContain(text);
  });

  test('lists a bounded part of a long history', () => {
    const offers = Array.from({ length: 500 }, () => ({
      ...{ date_f: '2026-11-05' as const, food: 'Cricket', progress: 0 as const },
    }));
    const html = handOverPage({ ...page, animals: [{ ...frida, offers, feedings: 500 }] });
    expect(textOf(html).filter((text) => text === 'Cricket')).toHaveLength(MOST_LISTED);
    expect(html).toContain(`The newest ${MOST_LISTED};`);
  });

  test('takes texts as texts, whatever they hold', () => {
    const hostile = `"><script>alert('1')</script><img src=x onerror=alert(1)>&lt;\u202Eevil`;
    const every = {
      ...{ name: hostile, sc_name: hostile, cm_name: hostile, tag: hostile, notes: hostile },
      ...{ parent_name: hostile, document_no: hostile },
      papers: [{ name: hostile, path: 'papers/9.pdf' }],
      offers: frida.offers.map((offer) => ({ ...offer, food: hostile })),
      events: [{ date_ev: '2026-11-05' as const, event: hostile }],
    };
    const html = handOverPage({
      ...page,
      ...{ from: hostile, code: hostile, animals: [{ ...frida, ...every }] },
    });
    const plain = handOverPage(page);
    const elements = (of: string) => [...of.matchAll(/<\/?[a-z][a-z0-9]*/gi)].map(([tag]) => tag);
    expect(elements(html)).toEqual(elements(plain));
    expect(html).not.toContain('onerror=alert(1)>&lt;');
    expect(textOf(html).some((text) => text.includes('&#60;script&#62;'))).toBe(true);
  });

  test('runs nothing, and asks nobody', () => {
    const html = handOverPage({ ...page, animals: [frida, nothing] });
    expect(html).not.toMatch(/<script|<link|<iframe|<form|\son[a-z]+=|javascript:|@import|url\(/i);
    expect(html).not.toMatch(/(?:https?:)?\/\//i);
    expect(html).toContain(`default-src 'none'`);
  });
});
