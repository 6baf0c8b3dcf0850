import { isRecord } from '#src/domain/is-record.ts';
import { limits } from '#src/domain/limits.ts';
import { isCurrency } from '#src/domain/trade/currencies.ts';
import { labelFields, type LabelField } from './label-content.ts';
import {
  copiesLimit,
  labelSorts,
  labelUses,
  ownWordsLimit,
  textSizes,
  type LabelDesign,
  type LabelSettings,
  type LabelUse,
  type LabelWho,
} from './label-settings.ts';
import {
  nudgeLimit,
  ownSheetsLimit,
  perPage,
  sheetProblem,
  sheets,
  type Nudge,
  type Sheet,
} from './label-sheets.ts';

/** Reads the stored setting; whatever is missing or invalid falls back to the default. */
export function readLabelSettings(stored: unknown, usual = 'L7160'): LabelSettings {
  const from = asRecord(stored);
  const designs = asRecord(from['designs']);
  const own = asArray(from['own']).map(readOwn).filter(isSheet).slice(0, ownSheetsLimit);
  const known = (key: string) => [...sheets, ...own].find((sheet) => sheet.key === key);
  const design = (use: LabelUse) => readDesign(designs[use], designDefaults(use, usual), known);
  return {
    use: oneOf(from['use'], labelUses, 'enclosure'),
    designs: { enclosure: design('enclosure'), tag: design('tag') },
    who: readWho(from['who']),
    sort: oneOf(from['sort'], labelSorts, 'species'),
    own,
    nudges: Object.fromEntries(
      Object.entries(asRecord(from['nudges'])).map(([key, nudge]) => [key, readNudge(nudge)]),
    ),
    prices: Object.fromEntries(
      Object.entries(asRecord(from['prices'])).filter(
        (entry): entry is [string, number] => /^\d+$/.test(entry[0]) && isPrice(entry[1]),
      ),
    ),
    price_all: isPrice(from['price_all']) ? from['price_all'] : null,
    currency: isCurrency(from['currency']) ? from['currency'] : null,
  };
}

function designDefaults(use: LabelUse, sheet: string): LabelDesign {
  const forEnclosure: LabelField[] = ['name', 'sc_name', 'cm_name', 'id', 'gender', 'date'];
  const forTag: LabelField[] = [
    'sc_name',
    'cm_name',
    'words',
    'price',
    'gender',
    'size',
    'country',
  ];
  return {
    order: [...labelFields],
    shown: use === 'tag' ? forTag : forEnclosure,
    qr: use === 'enclosure',
    short_names: false,
    text: 100,
    sheet,
    start: 1,
    copies: 1,
    cuts: false,
    turned: false,
    words: '',
  };
}

function readDesign(
  stored: unknown,
  fallback: LabelDesign,
  known: (key: string) => Sheet | undefined,
): LabelDesign {
  const from = asRecord(stored);
  const fields = (value: unknown) => labelFieldsIn(Array.isArray(value) ? value : undefined);
  const order = fields(from['order']) ?? fallback.order;
  const sheet = known(String(from['sheet']))?.key ?? fallback.sheet;
  const places = perPage(known(sheet) ?? (sheets[0] as Sheet));
  return {
    order: [...order, ...labelFields.filter((field) => !order.includes(field))],
    shown: fields(from['shown']) ?? fallback.shown,
    qr: flag(from['qr'], fallback.qr),
    short_names: flag(from['short_names'], fallback.short_names),
    text: whole(from['text'], textSizes.min, textSizes.max, fallback.text),
    sheet,
    start: whole(from['start'], 1, places, fallback.start),
    copies: whole(from['copies'], 1, copiesLimit, fallback.copies),
    cuts: flag(from['cuts'], fallback.cuts),
    turned: flag(from['turned'], fallback.turned),
    words: typeof from['words'] === 'string' ? from['words'].slice(0, ownWordsLimit) : '',
  };
}

function labelFieldsIn(values: unknown[] | undefined): LabelField[] | undefined {
  return values && labelFields.filter((field) => values.includes(field)).toSorted(byPlace(values));
}

const byPlace = (values: unknown[]) => (a: LabelField, b: LabelField) =>
  values.indexOf(a) - values.indexOf(b);

function readWho(stored: unknown): LabelWho {
  const { by, fp_id, sc_name } = asRecord(stored);
  if (by === 'plan' && Number.isSafeInteger(fp_id)) return { by, fp_id: Number(fp_id) };
  if (by === 'species' && typeof sc_name === 'string')
    return { by, sc_name: sc_name.slice(0, limits.sc_name) };
  return by === 'picked' ? { by } : { by: 'all' };
}

function readOwn(stored: unknown): Sheet {
  const from = asRecord(stored);
  const number = (name: string) => Number(from[name] ?? Number.NaN);
  return {
    key: String(from['key']),
    name: String(from['name'] ?? '').slice(0, ownWordsLimit),
    kind: oneOf(from['kind'], ['a4', 'letter', 'roll'], 'a4'),
    width: number('width'),
    height: number('height'),
    columns: number('columns'),
    rows: number('rows'),
    x0: number('x0'),
    y0: number('y0'),
    dx: number('dx'),
    dy: number('dy'),
  };
}

const isSheet = (sheet: Sheet) => /^own\d+$/.test(sheet.key) && sheetProblem(sheet) === null;

function readNudge(stored: unknown): Nudge {
  const { x, y } = asRecord(stored);
  const tenths = (value: unknown) => {
    const mm = typeof value === 'number' && Math.abs(value) <= nudgeLimit ? value : 0;
    return Math.round(mm * 10) / 10;
  };
  return { x: tenths(x), y: tenths(y) };
}

const isPrice = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= limits.price.max;

const flag = (value: unknown, fallback: boolean) => (typeof value === 'boolean' ? value : fallback);

function whole(value: unknown, min: number, max: number, fallback: number): number {
  if (!Number.isInteger(value)) return Math.min(fallback, max);
  return Math.min(max, Math.max(min, Number(value)));
}

function oneOf<const T extends string>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const asRecord = (value: unknown) => (isRecord(value) ? value : {});
