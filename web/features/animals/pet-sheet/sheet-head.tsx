import { ageOf } from '#src/domain/animal/age.ts';
import { genderCount } from '#src/domain/animal/gender.ts';
import { citesPaper } from '#src/domain/documents/cites.ts';
import { isNew } from '#src/domain/sync/ids.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { reasonWords, spanWords } from '#web/components/spans.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { useSizes } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { Sheet } from './use-sheet.ts';

/** Who it is, beside its picture and the code of its label. */
export function SheetHead({ sheet }: { sheet: Sheet }) {
  const { pet, address } = sheet;
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const molting = wordsFor(pet.an_type, useTexts().plans.molting);
  const today = useToday();
  const { lengthText, weightText } = useSizes();
  const { size, weight, weight_date, date_f, mmt, refusals, expected_molt } = pet;
  const dated = (day: string, words: string | null) =>
    words ? `${words}, ${formatDay(day)}` : formatDay(day);
  return (
    <div className="sheet-head">
      <div className="sheet-facts">
        <Facts>
          <Identity sheet={sheet} />
          {size !== null && <Fact label={pets.size}>{lengthText(size)}</Fact>}
          {weight !== null && weight_date !== null && (
            <Fact label={pets.measure.kinds.weight}>{dated(weight_date, weightText(weight))}</Fact>
          )}
          <Fact label={pets.lastFed}>{date_f ? dated(date_f, pet.food) : pets.notNoted}</Fact>
          {refusals > 0 && (
            <Fact
              label={pets.vitals.refused}
            >{`${pets.vitals.times(refusals)} ${pets.vitals.sinceMeal}`}</Fact>
          )}
          <Fact label={pets.lastMolt}>{mmt ? formatDay(mmt) : pets.notNoted}</Fact>
          {expected_molt && (
            <Fact label={molting.expected}>
              {spanWords(expected_molt, today, molting)}
              <span className="muted"> ({reasonWords(expected_molt, molting)})</span>
            </Fact>
          )}
        </Facts>
      </div>
      <div className="sheet-pictures">
        {pet.has_img === 1 && (
          <PetPicture pet={pet} alt={pets.pictureOf(pet.name)} size="mobile" eager />
        )}
        {address && (
          <div className="sheet-code">
            <QrCode text={address} label={pets.sheet.code(address)} />
          </div>
        )}
      </div>
    </div>
  );
}

function Identity({ sheet: { pet, origin, papers } }: { sheet: Sheet }) {
  const { pets, animals } = useTexts();
  const today = useToday();
  const { gender, an_count, hatched, kept_since, archived } = pet;
  const cites = citesPaper(papers ?? []);
  const age = hatched && archived === 0 ? ageOf(hatched, today) : null;
  const gone = [
    pet.archive_date && formatDay(pet.archive_date),
    pet.archive_reason && pets.reasons[pet.archive_reason],
    pet.archive_note,
  ];
  return (
    <>
      <Fact label={pets.species}>
        <SpeciesName name={pet.sc_name} />
        {pet.cm_name && `, ${pet.cm_name}`}
      </Fact>
      <Fact label={pets.fields.gender}>
        {animals.gender[gender]}, {genderCount(gender, an_count)}
      </Fact>
      {an_count > 1 && <Fact label={pets.fields.an_count}>{formatCount(an_count)}</Fact>}
      {!isNew(pet.id) && <Fact label={pets.number}>{pet.id}</Fact>}
      <Fact label={pets.tag}>
        <span className="num">#{pet.tag}</span>
      </Fact>
      <Fact label={pets.keeper}>{pet.uname}</Fact>
      {kept_since && <Fact label={pets.fields.kept_since}>{formatDay(kept_since)}</Fact>}
      {hatched && (
        <Fact label={pets.fields.hatched}>
          {formatPartialDay(hatched)}
          {age && ` (${pets.old(age.count, pets.age[age.unit], age.about)})`}
        </Fact>
      )}
      {origin && <Origin origin={origin} />}
      {cites && <Fact label={pets.papers.cites}>{cites.name}</Fact>}
      {archived === 1 && <Fact label={pets.archivedFact}>{gone.filter(Boolean).join(', ')}</Fact>}
    </>
  );
}

/** Of its own breeding, or from whom; what it cost is nobody's business. */
function Origin({ origin }: { origin: NonNullable<Sheet['origin']> }) {
  const { pets } = useTexts();
  const { date, bred, seller, parent_name } = origin;
  return (
    <>
      <Fact label={bred ? pets.ownOffspring : pets.bought}>
        {[formatDay(date), !bred && seller && pets.from(seller)].filter(Boolean).join(', ')}
      </Fact>
      {parent_name !== null && <Fact label={pets.parent}>{parent_name}</Fact>}
    </>
  );
}
