import { useToday } from '#web/lib/today.ts';
import { ageOf } from '#src/domain/animal/age.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { isNew } from '#src/domain/sync/ids.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { genderCount } from '#src/domain/animal/gender.ts';
import type { petFormFields } from '#src/records/pet.ts';
import { NextFeeding } from '#web/components/next-feeding.tsx';
import { genderIcons } from '#web/components/gender-field.tsx';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCount } from '#web/features/animals/records/records.ts';
import { CitesFact } from './cites-fact.tsx';
import type { Pet } from './use-pet.ts';

/** The facts of one animal. */
export function PetFacts({ pet }: { pet: Pet }) {
  const { pets, animals, places } = useTexts();
  const facts = {
    gender: (
      <Fact label={pets.fields.gender}>
        <Icon name={genderIcons[pet.gender]} /> {animals.gender[pet.gender]},{' '}
        {genderCount(pet.gender, pet.an_count)}
      </Fact>
    ),
    an_count: pet.own === 1 && pet.archived === 0 && <CountFact pet={pet} />,
    kept_since: pet.kept_since && (
      <Fact label={pets.fields.kept_since}>
        <time dateTime={pet.kept_since}>{formatDay(pet.kept_since)}</time>
      </Fact>
    ),
    hatched: pet.hatched && <Hatched hatched={pet.hatched} pet={pet} />,
  } satisfies Record<Exclude<keyof typeof petFormFields, 'name' | 'notes'>, ReactNode>;
  return (
    <>
      <Facts>
        {pet.archived === 1 && <Archived pet={pet} />}
        <Fact label={pets.number}>{isNew(pet.id) ? pets.numberLater : pet.id}</Fact>
        {pet.place_id !== null && (
          <Fact label={places.place}>
            <Link href={paths.place(pet.place_id)}>
              {places.inPlace(pet.place ?? '', pet.slot)}
            </Link>
          </Fact>
        )}
        <Fact label={pets.tag}>
          <span className="num">{pet.tag}</span>
        </Fact>
        {Object.entries(facts).map(([key, fact]) => (
          <Fragment key={key}>{fact}</Fragment>
        ))}
        {pet.own === 1 && !isNew(pet.id) && <CitesFact pet_id={pet.id} />}
        <NextFeeding pet={pet} />
        {pet.archived === 0 && pet.plans.length > 0 && <PlansFact pet={pet} />}
        {pet.is_public === 1 && (
          <Fact label={pets.publicPage}>
            <Link href={paths.petQuick(pet.tag)}>{paths.petQuick(pet.tag)}</Link>
          </Fact>
        )}
      </Facts>
      {pet.notes && (
        <Box title={pets.fields.notes}>
          <p className="ruled list">{pet.notes}</p>
        </Box>
      )}
    </>
  );
}

function Archived({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  return (
    <Fact label={pets.archivedFact}>
      {[
        pet.archive_date && formatDay(pet.archive_date),
        pet.archive_reason && pets.reasons[pet.archive_reason],
        pet.archive_note,
      ]
        .filter(Boolean)
        .join(', ')}
    </Fact>
  );
}

/** How many animals the group has: one more or less with one tap. */
function CountFact({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const count = useCount(pet);
  return (
    <Fact label={pets.group}>
      <span className="count-steps">
        <Button
          variant="quiet"
          icon="minus"
          label={pets.fewer}
          disabled={pet.an_count <= 1}
          onClick={() => void count.run(-1)}
        />
        <span className="num">{formatCount(pet.an_count)}</span>
        <Button
          variant="quiet"
          icon="plus"
          label={pets.moreAnimals}
          onClick={() => void count.run(1)}
        />
      </span>
    </Fact>
  );
}

function PlansFact({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  return (
    <Fact label={pets.plans}>
      {pet.plans.map((plan, at) => (
        <span key={plan.fp_id}>
          {at > 0 && ', '}
          <Link href={paths.planDetails(plan.fp_id)}>{plan.fp_name}</Link>
          {plan.fp_filter !== '' && ` (${pets.byFilter})`}
          {plan.fp_active === 0 && ` (${pets.paused})`}
        </span>
      ))}
    </Fact>
  );
}

/** When it hatched and, while it is kept, how old it is. */
function Hatched({ hatched, pet }: { hatched: PartialDay; pet: Pet }) {
  const { pets } = useTexts();
  const today = useToday();
  const age = pet.archived === 1 ? null : ageOf(hatched, today);
  return (
    <Fact label={pets.fields.hatched}>
      <time dateTime={hatched}>{formatPartialDay(hatched)}</time>
      {age && (
        <span className="muted"> ({pets.old(age.count, pets.age[age.unit], age.about)})</span>
      )}
    </Fact>
  );
}
