import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { layoutLabel } from '#src/domain/labels/label-layout.ts';
import {
  paperOf,
  perPage,
  positions,
  sheets,
  type Sheet,
} from '#src/domain/labels/label-sheets.ts';
import { papersOf, pixel, type Paper } from './paper.ts';
import type { Keeper } from './keepers.ts';
import { axe } from './axe.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';

// Labels as they come out of the printer: every sheet and roll is printed to PDF and rendered at 300 dpi.

const publicUrl = 'https://keep.example.org';
const { server, visit, register } = browserFixture({ env: { PUBLIC_URL: publicUrl } });
/** mm */
const tolerance = 0.3;
/** Version 3, which fits the address. */
const codeSize = 29;
const most = Math.max(...sheets.map(perPage));

let keeper: Keeper;
let printPage: Page;
let printVisit: Promise<void>;
let endPrintVisit: () => void;
let ids: number[] = [];
let tags: Map<number, string>;
const nameOf = (id: number) => `Pet${id}`;

beforeAll(async () => {
  keeper = await register('Ada');
  const rows = Array.from({ length: most }, (_, at) => ({
    sc_name: 'Grammostola pulchra',
    name: `Pet${at + 1}`,
  }));
  ids = await addPets(rows);
  expect(ids.map(nameOf)).toEqual(rows.map(({ name }) => name));
  const { rows: labels } = await apiOf(server().origin, keeper).get('pet/all_labels');
  tags = new Map(labels.map(({ id, tag }: { id: number; tag: string }) => [id, tag]));
  // One visit for all prints, since a new profile takes longer than a print. At night: paper is white all the same.
  await new Promise<void>((opened, failed) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    printVisit = visit({ session: keeper, light: 'dark' }, async (page) => {
      // The settings of each print come from elsewhere: a kept collection would show them a moment later.
      await page.addInitScript(() =>
        Object.defineProperty(window, 'indexedDB', { value: undefined }),
      );
      printPage = page;
      endPrintVisit = resolve;
      opened();
      return promise;
    });
    printVisit.catch(failed);
  });
});

afterAll(async () => {
  endPrintVisit();
  await printVisit;
});

describe.each(sheets.map((sheet) => ({ name: sheet.name, sheet })))('$name', ({ sheet }) => {
  test('has its outlines where its geometry says', async () => {
    await setUp(sheet);
    const [paper, ...more] = await printed('?test=true');
    expect(more).toEqual([]);
    expectSize(paper, sheet);
    for (const place of positions(sheet, perPage(sheet))) {
      for (const edge of edgesOf(sheet, place)) {
        expect(Math.abs(offBy(paper, edge))).toBeLessThanOrEqual(tolerance);
      }
    }
  });

  test('has each code beside its name, leading to its animal', async () => {
    await setUp(sheet);
    const chosen = ids.slice(0, sheet.kind === 'roll' ? 3 : perPage(sheet));
    const papers = await printed(`?ids=[${chosen.join()}]`);
    const places = positions(sheet, chosen.length);
    expect(papers.length).toBe((places.at(-1)?.page ?? 0) + 1);
    const { code } = layoutLabel(sheet, [plainLine], { codeSize, textSize: 100 }, () => 1);
    // 10 mm are too low for a code that scans: names only.
    expect(code === null).toBe(sheet.height < 12);
    chosen.forEach((id, at) => {
      const place = places[at];
      const paper = papers[place?.page ?? 0];
      if (!place || !paper) throw new Error(`There is no place for ${id}`);
      expectSize(paper, sheet);
      const area = { x: place.x, y: place.y, width: sheet.width, height: sheet.height };
      const word = paper.words.find(({ text }) => text === nameOf(id));
      if (!word) throw new Error(`${nameOf(id)} was not printed`);
      expect(inside(word, area)).toBe(true);
      const found = paper.code(code ? around(place, code) : area);
      expect(found?.text ?? null).toBe(code && `${publicUrl}/p/${tags.get(id)}`);
      if (!found || !code) return;
      expect(Math.abs(found.x - place.x - code.x)).toBeLessThanOrEqual(tolerance);
      expect(Math.abs(found.y - place.y - code.y)).toBeLessThanOrEqual(tolerance);
      expect(found.edge / codeSize).toBeGreaterThanOrEqual(0.32);
      const quiet = 4 * code.module;
      expect(quietZoneIsWhite(paper, found, quiet - pixel * 2)).toBe(true);
    });
  });
});

test('a half-used sheet starts at its free place, shifted as the printer needs it', async () => {
  const sheet = sheets[0] as Sheet;
  const nudge = { x: 1.5, y: -0.7 };
  await setUp(sheet, { start: 5 }, { nudges: { [sheet.key]: nudge } });
  const chosen = ids.slice(0, 20);
  const papers = await printed(`?ids=[${chosen.join()}]`);
  expect(papers.length).toBe(2);
  positions(sheet, chosen.length, 5, nudge).forEach((place, at) => {
    const code = papers[place.page]?.code({ ...place, width: sheet.width, height: sheet.height });
    expect(code?.text).toBe(`${publicUrl}/p/${tags.get(chosen[at] ?? 0)}`);
  });
  const { code } = layoutLabel(sheet, [plainLine], { codeSize, textSize: 100 }, () => 1);
  const first = papers[0]?.code({ x: 75, y: 52, width: sheet.width, height: sheet.height });
  expect(Math.abs((first?.x ?? 0) - (7.5 + 66 + 1.5) - (code?.x ?? 0))).toBeLessThan(tolerance);
  expect(Math.abs((first?.y ?? 0) - (15.5 + 38.1 - 0.7) - (code?.y ?? 0))).toBeLessThan(tolerance);
});

test('a turned roll comes upright, with the same label on it', async () => {
  const sheet = sheets.find(({ key }) => key === '99010') as Sheet;
  await setUp(sheet, { turned: true });
  const [paper] = await printed(`?ids=[${ids[0]}]`);
  if (!paper) throw new Error('Nothing was printed');
  expect(Math.abs(paper.width - 28)).toBeLessThan(tolerance);
  expect(Math.abs(paper.height - 89)).toBeLessThan(tolerance);
  const found = paper.code({ x: 0, y: 0, width: 28, height: 89 });
  expect(found?.text).toBe(`${publicUrl}/p/${tags.get(ids[0] ?? 0)}`);
});

describe('words that are too long', () => {
  const long = {
    sc_name: 'Chromatopelma cyaneopubescens',
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft of the 3rd box',
  };
  let id = 0;
  beforeAll(async () => {
    [id = 0] = await addPets([long]);
  });

  test('stay on their label, whichever it is', async () => {
    const shown = ['name', 'sc_name', 'cm_name', 'words', 'id', 'gender', 'an_count', 'date'];
    const words = 'Bred by the keeper in the spring of 2025, in Nuremberg';
    await visit({ session: keeper, expected: [/ERR_FAILED/] }, async (page) => {
      // a device without a collection: one that has it would begin with the sheet before
      await page.route('**/api/sync*', (route) => route.abort());
      await page.emulateMedia({ media: 'print' });
      for (const sheet of sheets) {
        await setUp(sheet, { shown, words });
        await openPrint(page, `?ids=[${id}]`);
        const label = await page.locator('.label-face').evaluate(inkOf);
        expect(Math.round(label.width)).toBe(Math.round(sheet.width * 10));
        for (const box of label.texts) {
          const spilled = [-box.left, -box.top, box.right - label.width, box.bottom - label.height];
          expect(Math.max(...spilled)).toBeLessThanOrEqual(0);
          if (label.code) expect(overlaps(box, label.code)).toBe(false);
        }
        // Wrapped and small, but complete.
        expect(label.texts.map(({ text }) => text).join('')).toContain('box');
      }
    });
  });
});

test('a label is two taps from the page of its animal', async () => {
  await visit({ width: 'phone', session: keeper }, async (page) => {
    const { rows } = await apiOf(server().origin, keeper).get('pet/list?limit=1');
    const [{ id, name }] = rows;
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.locator('.record-bar').getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Label', exact: true }).tap();
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
    expect(await page.locator('.label-page > svg').count()).toBe(1);
    await page.getByRole('radio', { name: 'Small box' }).check();
    expect(await axe(page)).toEqual([]);
  });
});

test('only the labels of the page are printed', async () => {
  await setUp(sheets[0] as Sheet);
  const [paper] = await printed(`?ids=[${ids[0]}]`);
  expect(paper?.words.map(({ text }) => text).slice(0, 3)).toEqual([
    'Pet1',
    'Grammostola',
    'pulchra',
  ]);
  expect(paper?.words.some(({ text }) => /^(Back|Print|Exuvia)$/.test(text))).toBe(false);
});

// --- setting up ---

const plainLine = {
  style: 'name' as const,
  fields: ['name' as const],
  items: [[{ text: 'Pet1', taxon: false }]],
};

async function addPets(values_add: { sc_name: string; name: string }[]): Promise<number[]> {
  const { ids: added } = await call('POST', 'pet/add_all', { values_add });
  if (!added) throw new Error('The pets could not be added');
  return added;
}

async function setUp(sheet: Sheet, design = {}, others = {}): Promise<void> {
  const shown = ['name', 'sc_name', 'id', 'gender'];
  const settings = {
    designs: { enclosure: { sheet: sheet.key, shown, qr: true, ...design } },
    sort: 'id',
    ...others,
  };
  const conf_val = JSON.stringify(settings);
  await call('POST', 'user_config/set', { conf_key: 'label_settings', conf_val });
}

async function call(method: string, path: string, body: unknown): Promise<{ ids?: number[] }> {
  const response = await fetch(`${server().origin}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${keeper.token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { ids?: number[] };
}

async function printed(query: string): Promise<[Paper, ...Paper[]]> {
  await openPrint(printPage, query);
  const papers = await papersOf(await printPage.pdf({ preferCSSPageSize: true }));
  return papers as [Paper, ...Paper[]];
}

async function openPrint(page: Page, query: string): Promise<void> {
  await page.goto(`/pets/labels/print${query}`);
  await page.locator('.label-page').first().waitFor();
}

// --- looking ---

/** The browser rounds a page down to whole pixels of 1/96 inch. */
function expectSize(paper: Paper, sheet: Sheet): void {
  const { width, height } = paperOf(sheet);
  expect(Math.abs(paper.width - width)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(paper.height - height)).toBeLessThanOrEqual(tolerance);
}

type Edge = { x: number; y: number; across: boolean };

/** A point on each edge that is not an edge of the paper: there half of the line is beyond it. */
function edgesOf(sheet: Sheet, { x, y }: { x: number; y: number }): Edge[] {
  const paper = paperOf(sheet);
  const { width, height } = sheet;
  const edges = [
    { x, y: y + height * 0.47, across: true },
    { x: x + width, y: y + height * 0.47, across: true },
    { x: x + width * 0.93, y, across: false },
    { x: x + width * 0.93, y: y + height, across: false },
  ];
  const within = (at: number, size: number) => at > 0.5 && at < size - 0.5;
  return edges.filter((edge) =>
    edge.across ? within(edge.x, paper.width) : within(edge.y, paper.height),
  );
}

/** How far the middle of the dark line is from where the edge should be, in mm. */
function offBy(paper: Paper, { x, y, across }: Edge): number {
  let ink = 0;
  let moment = 0;
  for (let off = -1; off <= 1; off += pixel / 2) {
    const dark = 255 - paper.grey(x + (across ? off : 0), y + (across ? 0 : off));
    ink += dark;
    moment += dark * off;
  }
  return ink === 0 ? Infinity : moment / ink;
}

function quietZoneIsWhite(
  paper: Paper,
  { x, y, edge }: { x: number; y: number; edge: number },
  wide: number,
): boolean {
  for (let off = pixel * 2; off <= wide; off += pixel) {
    for (let along = -wide; along <= edge + wide; along += pixel * 2) {
      const around = [
        [x - off, y + along],
        [x + edge + off, y + along],
        [x + along, y - off],
        [x + along, y + edge + off],
      ] as const;
      if (around.some(([left, top]) => paper.grey(left, top) < 200)) return false;
    }
  }
  return true;
}

/** The place of a code with its quiet zone and a millimetre: to look for it on the whole label takes four times as long. */
function around(place: { x: number; y: number }, code: { x: number; y: number; module: number }) {
  const margin = 4 * code.module + 1;
  const edge = codeSize * code.module + 2 * margin;
  return { x: place.x + code.x - margin, y: place.y + code.y - margin, width: edge, height: edge };
}

type Box = { left: number; top: number; right: number; bottom: number };

function inside(word: { x: number; y: number; width: number; height: number }, area: typeof word) {
  return (
    word.x >= area.x &&
    word.y >= area.y - 0.5 &&
    word.x + word.width <= area.x + area.width &&
    word.y + word.height <= area.y + area.height + 0.5
  );
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Runs in the page: the boxes of a label's texts and of its code (with its quiet zone), in its own units. */
function inkOf(label: SVGElement | HTMLElement) {
  const svg = label as SVGSVGElement;
  const frame = svg.getBoundingClientRect();
  const size = { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
  const texts = [...svg.querySelectorAll('text')].map((text) => {
    const { x, y, width, height } = text.getBBox();
    return { text: text.textContent, left: x, top: y, right: x + width, bottom: y + height };
  });
  const code = svg.querySelector('.label-code')?.getBoundingClientRect();
  const scale = size.width / frame.width;
  const quiet = code ? (code.width / 29) * 4 * scale : 0;
  return {
    ...size,
    texts,
    code: code && {
      left: (code.left - frame.left) * scale - quiet,
      top: (code.top - frame.top) * scale - quiet,
      right: (code.right - frame.left) * scale + quiet,
      bottom: (code.bottom - frame.top) * scale + quiet,
    },
  };
}
