import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { MoneyField } from '#web/features/trade/records/money-field.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Row, Rows } from '#web/ui/rows.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';
import { countOf, type HandOverDraft } from './hand-over-draft.ts';
import type { OfferedRow } from './offered.ts';

type Props = {
  rows: readonly OfferedRow[];
  draft: HandOverDraft;
  change: (part: Partial<HandOverDraft>) => void;
  /** The currency of the prices; null asks for none. */
  currency: string | null;
  problems: Record<number, FieldProblem>;
};

/** Several animals that go together: how many of each group, and for how much. */
export function AnimalRows({ rows, draft, change, currency, problems }: Props) {
  const { handOver } = useTexts();
  return (
    <section className="stack close">
      <h2>{handOver.animals}</h2>
      <Rows label={handOver.animals}>
        {rows.map((row) => (
          <Row
            key={row.id}
            plate={<PetPicture pet={{ ...row, has_img: row.picture }} />}
            title={row.name}
            beside={<GenderCount gender={row.gender} count={row.an_count} />}
            line={<SpeciesName name={row.sc_name} />}
            end={
              (row.an_count > 1 || currency !== null) &&
              row.archived === 0 && (
                <div className="offered-fields">
                  {row.an_count > 1 && (
                    <HowMany
                      row={row}
                      label={handOver.howManyOf(row.name)}
                      draft={draft}
                      change={change}
                    />
                  )}
                  {currency !== null && (
                    <MoneyField
                      label={handOver.priceOf(row.name)}
                      hideLabel
                      placeholder={handOver.price}
                      currency={currency}
                      value={draft.prices[row.id] ?? ''}
                      onChange={(price) => change({ prices: { ...draft.prices, [row.id]: price } })}
                      problem={problems[row.id]}
                    />
                  )}
                </div>
              )
            }
          />
        ))}
      </Rows>
    </section>
  );
}

/** How many animals of a group go. */
export function HowMany(props: {
  row: OfferedRow;
  label?: string;
  draft: HandOverDraft;
  change: (part: Partial<HandOverDraft>) => void;
}) {
  const { row, label, draft, change } = props;
  const { handOver } = useTexts();
  return (
    <Stepper
      label={label ?? handOver.howMany}
      hideLabel={label !== undefined}
      hint={handOver.of(row.an_count)}
      min={1}
      max={row.an_count}
      value={countOf(draft, row, null)}
      onChange={(count) => change({ counts: { ...draft.counts, [row.id]: count } })}
    />
  );
}
