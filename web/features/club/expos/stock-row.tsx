import type { StockPet } from '#src/domain/trade/stock-list.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { lengthText } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import type { StockPicks } from './stock-picks.ts';

/** One animal to choose, and its price once it is chosen. */
export function StockRow({ pet, picks }: { pet: StockPet; picks: StockPicks }) {
  const { expos } = useTexts();
  const { id, name, sc_name, gender, an_count, size } = pet;
  const price = picks.priceOf(id);
  return (
    <li>
      <Check
        whole
        checked={price !== null}
        disabled={picks.listed.has(id)}
        onChange={(on) => picks.choose(id, on)}
      >
        <span className="main">
          <strong>{name}</strong> <GenderCount gender={gender} count={an_count} />
          <span className="secondary">
            <SpeciesName name={sc_name} short={picks.short} />
            {size !== null && `, ${lengthText(size)}`}
          </span>
        </span>
      </Check>
      {picks.listed.has(id) && <Tag icon="check">{expos.onList}</Tag>}
      {price !== null && (
        <NumberField
          label={expos.price(name)}
          hideLabel
          className="label-price"
          decimals
          unit={picks.currency}
          placeholder={an_count > 1 ? expos.priceEach : undefined}
          value={price}
          onChange={(typed) => picks.setPrice(id, typed)}
          problem={picks.isWrong(id) ? expos.priceWrong : undefined}
        />
      )}
    </li>
  );
}
