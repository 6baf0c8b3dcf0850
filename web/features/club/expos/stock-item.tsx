import { Link } from 'wouter';
import { daysBetween } from '#src/domain/days.ts';
import type { StockEntry } from '#src/domain/trade/stock-entries.ts';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { wordsFor } from '#web/components/words-for.ts';
import { useToday } from '#web/lib/today.ts';
import { showAmount } from '#web/lib/money.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Tag } from '#web/ui/tag.tsx';

const NO_ANIMAL = { id: 0, has_img: 0 };

/** One line of the list: picture, sexes, what is said of it, its length to scale and its price. */
export function StockItem({ entry, of }: { entry: StockEntry; of: number }) {
  const { expo } = useTexts();
  const { state, sexes, count, words, size, price, currency, pet, an_type, sc_name } = entry;
  const isOver = state === 'sold' || state === 'gone';
  // '10 x Deli cup' may be anything
  const { left, eachLeft } = an_type !== null || sexes.includes('.') ? expo : expo.ofAnything;
  return (
    <li className={classes(isOver && 'is-sold')}>
      <PetPicture
        pet={{ ...(pet ?? NO_ANIMAL), an_type: an_type ?? 'other' }}
        numbered={pet?.has_img === 1}
      />
      <div>
        <p className="stock-first">
          <span className="sex">{sexes.includes('.') ? sexes : expo.times(sexes)}</span>
          {pet !== null && (
            <Link href={paths.petQuick(pet.tag)} aria-label={expo.pageOf(sc_name, pet.id)}>
              {expo.number(pet.id)}
            </Link>
          )}
          <StateTag state={state} />
        </p>
        <About entry={entry} words={words} />
        {size !== null && <Ruler size={size} of={of} />}
      </div>
      <p className="stock-price num">
        {price !== null && <b>{showAmount(price, currency)}</b>}
        {!isOver && count > 1 && <small>{price === null ? left(count) : eachLeft(count)}</small>}
      </p>
    </li>
  );
}

function StateTag({ state }: { state: StockEntry['state'] }) {
  const { expo } = useTexts();
  if (state === 'reserved')
    return (
      <Tag tone="attempt" icon="attempt">
        {expo.reserved}
      </Tag>
    );
  if (state === 'sold')
    return (
      <Tag tone="archived" icon="check">
        {expo.sold}
      </Tag>
    );
  return state === 'gone' ? (
    <Tag tone="archived" icon="archive">
      {expo.gone}
    </Tag>
  ) : null;
}

/** What the line says besides, and how the animal is doing. */
function About({ entry: { pet, state, an_type }, words }: { entry: StockEntry; words: string }) {
  const { expo } = useTexts();
  const skin = wordsFor(an_type ?? undefined, expo);
  const today = useToday();
  const lives = pet !== null && state !== 'sold' && state !== 'gone';
  const facts = [
    words,
    lives && pet.date_f ? expo.ate(daysBetween(pet.date_f, today)) : '',
    lives && pet.mmt ? skin.molted(daysBetween(pet.mmt, today)) : '',
  ].filter(Boolean);
  return facts.length === 0 ? null : <p className="stock-about">{facts.join(', ')}</p>;
}
