import { useState } from 'react';
import { daysBetween, type Day } from '#src/domain/days.ts';
import { isPutOff } from '#src/domain/feeding/due-state.ts';
import type { petsOfPlan } from '#src/features/plans/plans/plans.service.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { FeedingTag } from '#web/components/feeding-tag.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { lastOffer } from '#web/components/pet-card.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { nextDateWords } from '#web/components/plan-rhythm.ts';
import { RefusalTag } from '#web/components/refusal-tag.tsx';
import { RestingTag } from '#web/components/resting-tag.tsx';
import { SpeciesBeside } from '#web/components/species-name.tsx';
import { useApart } from '#web/components/use-apart.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ANIMALS } from './assign-box.tsx';
import { useAssignedPets, type PlanDetails } from './use-plan.ts';

type PlanPet = ReturnType<typeof petsOfPlan>['rows'][number];

/** Shown at first: a plan of hundreds would be a page of fifty screens. */
const MOST = 30;

/** The animals of a plan, each with its own next date: one that was fed outside of the plan is not due again. */
export function PlanPets({ plan: { fp_id, fp_filter, pets, own } }: { plan: PlanDetails }) {
  const { plans } = useTexts();
  const load = useAssignedPets(fp_id);
  const [all, setAll] = useState(false);
  return (
    <Box
      title={plans.inPlan}
      end={
        own === 1 && (
          <ButtonLink
            variant="quiet"
            icon={fp_filter === '' ? 'plus' : 'filter'}
            href={`${paths.planEdit(fp_id)}#${ANIMALS}`}
          >
            {fp_filter === '' ? plans.assign : plans.changeFilter}
          </ButtonLink>
        )
      }
    >
      <Loaded load={load} skeleton={<SkeletonRows count={Math.min(pets, MOST) || 1} plate />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="muted">{plans.noAnimals}</p>
          ) : (
            <>
              <Rows label={plans.inPlan}>
                {(all ? rows : rows.slice(0, MOST)).map((pet) => (
                  <PetRow key={pet.id} pet={pet} />
                ))}
              </Rows>
              {!all && rows.length > MOST && (
                <Button wide onClick={() => setAll(true)}>
                  {plans.showAll(rows.length)}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Box>
  );
}

function PetRow({ pet }: { pet: PlanPet }) {
  const today = useToday();
  const apart = useApart()(pet);
  return (
    <Row
      title={pet.name}
      href={paths.petDetails(pet.id)}
      plate={<PetPicture pet={pet} />}
      beside={
        <>
          <SpeciesBeside pet={pet} /> <GenderCount gender={pet.gender} count={pet.an_count} />
        </>
      }
      line={
        <span className="tags">
          {apart && <span>{apart}</span>}
          <NextTag pet={pet} today={today} />
          <FeedingTag {...lastOffer(pet)} today={today} />
          <RefusalTag pet={pet} />
          <RestingTag pet={pet} today={today} />
        </span>
      }
    />
  );
}

function NextTag({ pet, today }: { pet: PlanPet; today: Day }) {
  const { plans } = useTexts();
  const next = pet.next_date;
  if (next === null) return null;
  const late = daysBetween(next, today);
  const dayWords = () => {
    if (late < 0) return nextDateWords(next, today, plans);
    return late === 0 ? plans.dueToday : plans.dueSince(late);
  };
  const text = isPutOff(pet, today) ? plans.resting : dayWords();
  return (
    <Tag icon="plan" title={next}>
      {text}
    </Tag>
  );
}
