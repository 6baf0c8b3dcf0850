import type { ReactNode } from 'react';
import { sizeKind, type LengthKind } from '#src/domain/animal/measurements.ts';
import { ownSize, type PastedAnimals } from '#src/domain/paste/animals.ts';
import { formatMoney, parseMoney } from '#src/domain/trade/money.ts';
import { isOtherName } from '#src/domain/text/species-name.ts';
import { countOf, sizeDay } from '#src/records/pasted-rows.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { sizeText as numberText, useSizes } from '#web/lib/size.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Paste, PasteEntry } from './use-paste.ts';

/** As the keeper's language writes it; what is no amount stays as it was typed. */
function moneyOf(price: string, currency: string): string {
  const minor = parseMoney(price, currency);
  return typeof minor === 'number'
    ? formatMoney(minor, currency, locale())
    : `${price} ${currency}`;
}

/** What a line brings in; what perhaps means something else is marked. */
export function PastedFacts({ entry, all }: { entry: PasteEntry; all: Paste }) {
  const { animals, edited, line } = entry;
  const { paste } = useTexts().petImport;
  const { lengthText, weightText } = useSizes();
  const { species, count, gender, sexes, weight, kept_since, last_fed, refused, last_molt } =
    line.fields;
  const type = all.find(animals.sc_name ?? '')?.an_type;
  const former = formerName(entry, all);
  const total = countOf(animals);
  const sizeText = (size: string, day: string) => (day ? paste.sizeOn(size, dayOf(day)) : size);
  const priceText = (price: string) => {
    if (total < 2) return price;
    return animals.is_lot_price ? paste.priceOfAll(price) : paste.priceOfEach(price);
  };
  const facts: [label: string, value: ReactNode, key: keyof PastedAnimals, sure?: boolean][] = [
    [
      paste.species,
      animals.sc_name && (
        <>
          {type && <Icon name={type} />}
          <span>
            <SpeciesName name={animals.sc_name} />
            {former && (
              <span className="muted">
                {' '}
                ({paste.formerly} <SpeciesName name={former} />)
              </span>
            )}
          </span>
        </>
      ),
      'sc_name',
      species?.sure,
    ],
    [paste.name, animals.name, 'name', line.fields.name?.sure],
    [
      paste.animals,
      total > 0 && (
        <>
          {animals.together && total > 1 ? paste.group(total) : paste.each(total)}{' '}
          <span className="muted">{animals.sexes}</span>
        </>
      ),
      'sexes',
      [count, gender, sexes].every((field) => field?.sure !== false),
    ],
    [
      paste.sizes[kindOfSize(entry, all)],
      animals.size &&
        sizeText(lengthText(Number(animals.size)) + writtenSize(entry), sizeDay(animals)),
      'size',
      ownSize(line.fields)?.sure,
    ],
    [paste.weight, animals.weight && weightText(Number(animals.weight)), 'weight', weight?.sure],
    [paste.since, dayOf(animals.kept_since), 'kept_since', kept_since?.sure],
    [
      paste.hatched,
      animals.hatched && formatPartialDay(animals.hatched),
      'hatched',
      line.fields.hatched?.sure,
    ],
    [paste.fed, dayOf(animals.last_fed), 'last_fed', last_fed?.sure],
    [paste.food, animals.last_fed && animals.food, 'food', line.fields.food?.sure],
    [paste.refused, dayOf(animals.last_refused), 'last_refused', refused?.sure],
    [paste.molted, dayOf(animals.last_molt), 'last_molt', last_molt?.sure],
    [paste.preMolt, dayOf(animals.pre_molt), 'pre_molt', line.fields.pre_molt?.sure],
    [paste.standsIn, animals.place, 'place', line.fields.place?.sure],
    [
      // without a day of purchase it is stored among the notes
      animals.kept_since ? paste.price : paste.priceNoted,
      animals.price && priceText(moneyOf(animals.price, animals.currency || all.currency)),
      'price',
      line.fields.price?.sure,
    ],
    [
      animals.kept_since ? paste.seller : paste.sellerNoted,
      animals.seller,
      'seller',
      line.fields.seller?.sure,
    ],
    [
      paste.status,
      animals.archive_reason &&
        `${paste.reasons[animals.archive_reason]} ${dayOf(animals.archive_date)}`.trim(),
      'archive_reason',
      [line.fields.status, line.fields.left].every((field) => field?.sure !== false),
    ],
    [paste.notes, animals.notes, 'notes'],
  ];
  return (
    <dl className="paste-facts">
      {facts.flatMap(([label, value, key, sure]) =>
        value ? (
          <div
            key={key}
            className={classes(
              sure === false && !(key in edited) && 'is-unsure',
              key === 'sc_name' && 'is-species',
            )}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  );
}

/** What the line calls its species, where that is not called so any more; null for a nickname, which stands for a name. */
function formerName({ animals, line }: PasteEntry, { find }: Paste): string | null {
  const said = line.fields.species?.value ?? '';
  const known = find(said);
  const epithet = said.split(' ')[1] ?? '';
  const isWritten = epithet !== '' && line.text.toLowerCase().includes(epithet);
  const isMeant = known?.sc_name === animals.sc_name && isOtherName(said, animals.sc_name ?? '');
  return isWritten && isMeant ? said : null;
}

/** ' (3")' where the line has another number than the one that is shown of it. */
function writtenSize({ animals, edited, line }: PasteEntry): string {
  const size = 'size' in edited ? null : ownSize(line.fields);
  if (!size?.from) return '';
  const written = line.text.slice(...size.from).trim();
  const number = /[\d.,]+/.exec(written)?.[0] ?? '';
  const isSame = number.replace(',', '.') === numberText(Number(animals.size)).replace(',', '.');
  return isSame ? '' : ` (${written})`;
}

/** As its type is known, where the line does not say how it was measured. */
export const kindOfSize = (entry: PasteEntry, all: Paste): LengthKind | '' =>
  entry.animals.size_kind || usualKind(entry, all);

/** The length by which animals of its type are known; empty where its species is not known yet. */
export function usualKind({ animals }: PasteEntry, { find }: Paste): LengthKind | '' {
  const type = find(animals.sc_name ?? '')?.an_type;
  return type ? sizeKind(type) : '';
}

const dayOf = (day: string) => day && formatDay(day);
