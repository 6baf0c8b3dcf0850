import { compact } from './species-index.ts';
import { currencyOf } from './prices.ts';
import type { Line, Span } from './line.ts';

/** What a cell holds, by its heading or the word before it. */
export type CellKind =
  | 'species'
  | 'epithet'
  | 'common'
  | 'name'
  | 'sex'
  | 'size_cm'
  | 'size_in'
  | 'body'
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
  | 'notes'
  | 'ignore';

export type Column = { kind: CellKind | null; currency: string | null };

export type Cell = Column & { from: Span };

/** The kinds of columns that a heading names; null for a line that is no heading of columns. */
export function readHeader(text: string): Column[] | null {
  if (!SEPARATOR.test(text)) return null;
  const kinds = text
    .split(SPLIT)
    .map((name) => ({ kind: kindOf(name), currency: currencyOf(name) }));
  const known = kinds.filter(({ kind }) => kind !== null).length;
  return known >= 2 && known >= kinds.length - 1 ? kinds : null;
}

/** The cells of a line: columns, or values behind words such as `size: "3 cm"`; none where it is plain text. */
export function cellsOf(line: Line, header: readonly Column[] | null): Cell[] {
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
  if (!header && !/[|\t]/.test(line.text)) return [];
  let at = 0;
  return line.text.split(header ? SPLIT : /[|\t]/).map((text, column) => {
    const from: Span = [at, at + text.length];
    at += text.length + 1;
    return { kind: null, currency: null, ...header?.[column], from };
  });
}

function kindOf(name: string): CellKind | null {
  const key = compact(name);
  for (const [kind, names] of KINDS) if (names.split(' ').includes(key)) return kind;
  return null;
}

const SEPARATOR = /[|\t;]|,[^,]+,/;
const SPLIT = /[|\t;,]/;
const PAIR = /(?<!\p{L})(\p{L}+)\s?:?\s?(?:"([^"¦]*)"|(?<=:\s?)([^\s,;"¦]+))/u;
const KINDS: readonly (readonly [CellKind, string])[] = [
  [
    'species',
    'species genus scientificname latinname latin taxon art wissenschaftlichername especie espece gatunek druh soort',
  ],
  ['epithet', 'epithet'],
  ['common', 'commonname common trivialname'],
  ['name', 'name petname nickname title rufname nombre nom imie jmeno naam'],
  ['sex', 'sex gender geschlecht sexo sexe plec pohlavi geslacht'],
  ['size_cm', 'size length grosse sizecm cm tamano taille rozmiar velikost'],
  ['size_in', 'inches in sizein'],
  ['body', 'bodylength bodylenght body bl kl korperlange'],
  ['price', 'price preis cost usd eur precio prix cena prijs pricepaid'],
  ['count', 'count qty quantity anzahl number'],
  ['hatched', 'born hatched birthdate birth dob hatchdate schlupfdatum geboren geburtsdatum'],
  [
    'kept_since',
    'acquired dateobtained buydate bought acquisitiondate dateacquired purchasedate seit gekauft',
  ],
  ['last_fed', 'lastfed fed gefuttert lastfeeding lastmeal letztefutterung zuletztgefuttert'],
  ['refused', 'lastrefused lastrefusal refused verweigert zuletztverweigert letzteverweigerung'],
  [
    'left',
    'died deathdate dateofdeath deceasedat diedon verstorben verstorbenam gestorben gestorbenam todestag todesdatum',
  ],
  ['weight', 'weight weightg gewicht gewichtg grams gramm mass waga hmotnost peso poids'],
  ['last_molt', 'lastmolt molted lastmoult moulted hautung letztehautung lastshed'],
  ['molts', 'molt molts instar moltnumber'],
  ['notes', 'note notes notizen description diet temperament status morph origin herkunft health'],
  ['ignore', 'id nr no'],
];
