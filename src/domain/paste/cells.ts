import { compact } from './species-index.ts';
import { currencyOf } from '#src/domain/trade/currency-signs.ts';
import type { Line, Span } from './line-taken.ts';

/** What a cell holds, by its heading or the word before it. */
type CellKind =
  | 'species'
  | 'epithet'
  | 'common'
  | 'name'
  | 'sex'
  | 'size_cm'
  /** In cm, as its heading says. */
  | 'size_told'
  | 'size_in'
  | 'body'
  | 'leg_span'
  | 'price'
  | 'count'
  | 'hatched'
  | 'kept_since'
  | 'last_fed'
  | 'refused'
  | 'left'
  | 'weight'
  | 'last_molt'
  | 'molts'
  | 'place'
  | 'seller'
  | 'notes'
  | 'ignore';

export type Column = { kind: CellKind | null; currency: string | null; title?: string };

/** The columns of a table, and what parts them. */
export type Header = {
  columns: readonly Column[];
  separator: string;
  /** Where the columns begin that only spaces part. */
  starts?: readonly number[];
};

export type Cell = Column & { from: Span };

/** The kinds of columns that a heading names; null for a line that is no heading of columns. */
export function readHeader(text: string): Header | null {
  const isOfDashes = !SEPARATOR.test(text) && DASHES.test(text);
  if (!SEPARATOR.test(text) && !isOfDashes) return readSpacedHeader(text);
  // one sign parts the cells: a comma within those of another sign is a decimal one
  const separator =
    ['\t', ';', '|'].find((sign) => text.includes(sign)) ?? (isOfDashes ? ' - ' : ',');
  const names = split(text, separator);
  const columns = names.map((name) => ({
    kind: kindOf(name) ?? (currencyOf(name) === null ? null : 'price'),
    currency: currencyOf(name),
    title: name.replaceAll('"', '').trim(),
  }));
  const known = columns.filter(({ kind }) => kind !== null).length;
  const areNames = names.every((name) => /^[^\d]{0,30}$/.test(name.trim()));
  const isTable =
    known >= columns.length - 1 || (areNames && known >= 3 && known * 2 >= columns.length);
  return known >= 2 && isTable ? { columns, separator } : null;
}

/** 'Art       Sex   KL': with spaces up to each column. */
function readSpacedHeader(text: string): Header | null {
  const found = [...text.matchAll(/\S+(?: \S+)*/g)];
  if (found.length < 3 || !/\S {2,}\S/.test(text)) return null;
  const columns = found.map(([name]) => ({
    kind: kindOf(name),
    currency: currencyOf(name),
    title: name,
  }));
  const known = columns.filter(({ kind }) => kind !== null).length;
  if (known < columns.length - 1) return null;
  return { columns, separator: '  ', starts: found.map(({ index }) => index) };
}

/** The cells of a line: columns, or values behind words such as `size: "3 cm"`; none where it is plain text. */
export function cellsOf(line: Line, header: Header | null): Cell[] {
  const pairs = line
    .findAll(PAIR)
    .flatMap(({ text, groups: [key = '', quoted = '', bare = ''], from: [from, to] }) => {
      const kind = kindOf(key);
      const value = quoted || bare;
      const start = from + text.lastIndexOf(value);
      return kind && value
        ? [
            {
              kind,
              currency: null,
              from: [start, start + value.length] as const,
              key: [from, to] as const,
            },
          ]
        : [];
    });
  if (pairs.length >= 2) {
    for (const { key, from } of pairs) {
      line.take([key[0], from[0]]);
      line.take([from[1], key[1]]);
    }
    return pairs;
  }
  if (!header && !/[|\t]/.test(line.text)) return labelled(line);
  if (header?.starts) return spacedCells(line, header.columns, header.starts);
  let at = 0;
  return split(line.text, header?.separator ?? /[|\t]/).map((text, column) => {
    const from: Span = [at, at + text.length];
    at += text.length + (header?.separator.length ?? 1);
    const cell = { kind: null, currency: null, ...header?.columns[column], from };
    return QUOTED.test(text) ? unquoted(line, cell) : cell;
  });
}

/** 'Sex: female' in a line of its own. */
function labelled(line: Line): Cell[] {
  const [label = '', name = ''] =
    /^\s*(\p{L}[\p{L} ()/]{1,24}?)\s*:\s+(?=\S)/u.exec(line.text) ?? [];
  const kind = kindOf(name);
  if (kind === null || !LABELS.includes(kind)) return [];
  line.take([0, label.length]);
  return [{ kind, currency: null, from: [label.length, line.text.length] }];
}

const LABELS: readonly CellKind[] = [
  ...(['species', 'name', 'sex', 'size_cm', 'size_told', 'size_in', 'body', 'leg_span'] as const),
  ...(['price', 'count', 'hatched', 'kept_since', 'last_molt', 'weight'] as const),
];

/** None where the columns of the line begin elsewhere. */
function spacedCells(line: Line, columns: readonly Column[], starts: readonly number[]): Cell[] {
  const { text } = line;
  if (!starts.every((start) => start === 0 || /^\s?$/.test(text.charAt(start - 1)))) return [];
  return columns.map((column, at) => ({
    ...column,
    from: [
      Math.min(starts[at] ?? 0, text.length),
      Math.min(starts[at + 1] ?? text.length, text.length),
    ],
  }));
}

/** Within quotes the sign that parts the cells is one of the text. */
function split(text: string, separator: string | RegExp): string[] {
  if (!QUOTED.test(text) || typeof separator !== 'string') return text.split(separator);
  return text.split(separator).reduce<string[]>((cells, part) => {
    const last = cells.at(-1) ?? '';
    const isOpen = /^\s*"/.test(last) && (last.match(/"/g) ?? []).length % 2 === 1;
    return isOpen ? [...cells.slice(0, -1), last + separator + part] : [...cells, part];
  }, []);
}

/** '"03.2021"' is no 3 inches. */
function unquoted(line: Line, cell: Cell): Cell {
  const [from, to] = cell.from;
  const text = line.text.slice(from, to);
  const start = from + text.indexOf('"') + 1;
  const end = from + text.lastIndexOf('"');
  line.take([from, start]);
  line.take([end, to]);
  return { ...cell, from: [start, end] };
}

/** A cell that stands in quotes, or a text of such. */
const QUOTED = /^\s*"[^\t]*"\s*$/;

function kindOf(name: string): CellKind | null {
  const key = compact(name);
  for (const [kind, names] of KINDS) if (names.split(' ').includes(key)) return kind;
  const [, base = '', unit = ''] =
    /^(.+?)[\s([/,]+(cm|in(?:ch(?:es)?)?|zoll|g)[.)\]\s]*$/i.exec(name) ?? [];
  const kind = base === '' ? null : kindOf(base);
  if (kind === 'weight' || kind === 'body') return kind;
  if ((kind !== 'size_cm' && kind !== 'leg_span') || /^g$/i.test(unit)) return null;
  if (!/^cm$/i.test(unit)) return 'size_in';
  return kind === 'leg_span' ? kind : 'size_told';
}

/** 'Species - Sex - Last fed' */
const DASHES = /^[^-]+ - [^-]+ - /;
const SEPARATOR = /[|\t;]|,[^,]+,/;
const PAIR = /(?<!\p{L})(\p{L}+)\s?:?\s?(?:"([^"¦]*)"|(?<=:\s?)([^\s,;"¦]+(?:(?<=\d)")?))/u;
const KINDS: readonly (readonly [CellKind, string])[] = [
  [
    'species',
    'species genus scientificname latinname latin taxon art tier tierart spezies gattung wissenschaftlichername especie espece gatunek druh soort',
  ],
  ['epithet', 'epithet'],
  ['common', 'commonname common trivialname'],
  ['name', 'name petname nickname title rufname nombre nom imie jmeno naam'],
  ['sex', 'sex gender geschlecht geschl mw wm sexo sexe plec pohlavi geslacht'],
  ['size_cm', 'size length grosse sizecm cm tamano taille rozmiar velikost'],
  ['size_in', 'inches in sizein'],
  ['leg_span', 'legspan dls ls spannweite bsw'],
  ['body', 'bodylength bodylenght body bl kl korperlange'],
  ['price', 'price preis cost usd eur precio prix cena prijs pricepaid paid kaufpreis bezahlt'],
  ['count', 'count qty quantity anzahl number'],
  [
    'hatched',
    'born hatched geburt geburtsjahr birthdate birth dob hatchdate schlupfdatum geboren geburtsdatum',
  ],
  [
    'kept_since',
    'acquired dateobtained buydate bought purchased acquisitiondate dateacquired purchasedate seit gekauft gekauftam kaufdatum erworben erworbenam erworb gekochtop aankoop zakup datazakupu achat dateachat compra fechacompra boughton',
  ],
  [
    'last_fed',
    'lastfed fed lastate ate gefuttert lastfeeding lastmeal letztefutterung zuletztgefuttert gefr gefressen zuletztgefr zuletztgefressen letztgefuttert futterung',
  ],
  ['refused', 'lastrefused lastrefusal refused verweigert zuletztverweigert letzteverweigerung'],
  [
    'left',
    'died deathdate dateofdeath deceasedat diedon verstorben verstorbenam gestorben gestorbenam todestag todesdatum',
  ],
  ['weight', 'weight weightg gewicht gewichtg grams gramm mass waga hmotnost peso poids'],
  [
    'last_molt',
    'lastmolt molted lastmoult moulted hautung letztehautung gehautet zuletztgehautet lastshed',
  ],
  ['molts', 'molt molts instar moltnumber'],
  [
    'notes',
    'note notes notizen bemerkung bemerkungen kommentar remarks comments from source breeder zuchter description diet temperament status morph origin herkunft health',
  ],
  [
    'place',
    'standort platz ort place location rack regal shelf schrank raum room terrarium terra becken tank enclosure',
  ],
  ['seller', 'vendor seller dealer boughtfrom handler verkaufer'],
  ['ignore', 'id nr no'],
];
