import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import { countFeedings } from '#src/domain/feeding/due-state.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { PetPicker } from '#web/components/pet-picker.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

import { PickPlan } from './pick-plan.tsx';
import { PickPlace, petsIn } from './pick-place.tsx';
import { alongPlaces, nameOfPlace, placeScope } from './place-scope.ts';
import { useRoundPlaces, type RoundPlaces } from './use-round-places.ts';
import { RefusersChoice, useRefusers } from './refusers-choice.tsx';
import { refusedLast } from './refusers.ts';
import { PickSpecies } from './pick-species.tsx';
import {
  dueScope,
  neverFedScope,
  petScope,
  planScope,
  useScopeData,
  type AnyPet,
  type DueRow,
  type PlanWithPets,
  type Scope,
} from './scopes.ts';
import { StartDeck } from './start-deck.tsx';
import { useDay, type DayInNumbers } from '#web/features/plans/dashboard/use-day.ts';
import { UnfinishedRound } from './unfinished-round.tsx';

type Kind = 'due' | 'plan' | 'place' | 'species' | 'pets';
type Order = 'place' | 'species';

const kinds = ['due', 'plan', 'place', 'species', 'pets'] as const;
const orders = ['place', 'species'] as const;

/** Starts a feeding round: which animals, and one by one or as a checklist. */
export function FeedingPage() {
  const { feeding } = useTexts();
  const { due, plans, pets } = useScopeData();
  const stands = useRoundPlaces();
  const day = useDay();
  const failed = [due, plans, pets].find((load) => !load.loading && load.data === undefined);
  const ready = due.data && plans.data && pets.data && !stands.loading && !day.loading;
  return (
    <Page title={feeding.title} sub={feeding.sub} narrow>
      <UnfinishedRound />
      {failed && <LoadFailed load={{ ...failed, errorTitle: feeding.couldNotStart }} />}
      {!failed && !ready && <SkeletonRows count={6} />}
      {ready && pets.data && pets.data.rows.length === 0 && <NoPets />}
      {ready && due.data && plans.data && pets.data && pets.data.rows.length > 0 && (
        <Choice
          due={due.data.rows}
          plans={plans.data.rows}
          pets={pets.data.rows}
          places={stands.places}
          neverFed={day.data?.never_fed ?? []}
        />
      )}
    </Page>
  );
}

function Choice(props: {
  due: readonly DueRow[];
  plans: readonly PlanWithPets[];
  pets: readonly AnyPet[];
  places: RoundPlaces | null;
  neverFed: DayInNumbers['never_fed'];
}) {
  const { due, plans, pets, places, neverFed } = props;
  const { feeding, places: placeWords } = useTexts();
  const today = useToday();
  const asked = useIdParam('plan');
  const [plan, setPlan] = useState<number | null>(asked ?? likelyPlan(plans));
  const [place, setPlace] = useState<number | null>(null);
  const [order, setOrder] = useState<Order>('place');
  const [species, setSpecies] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [refusers, setRefusers] = useRefusers();
  const [day, setDay] = useState<Day | null>(null);
  const [withNeverFed, setWithNeverFed] = useState(countFeedings(due, today).due === 0);
  const [kind, setKind] = useState<Kind>(
    asked !== null
      ? 'plan'
      : due.length + neverFed.length > 0
        ? 'due'
        : plans.length > 0
          ? 'plan'
          : 'pets',
  );

  function scope(): Scope | null {
    const found = unordered();
    if (!found || !places || kind === 'place' || order !== 'place') return found;
    return alongPlaces(found, places.pets, places.rows);
  }
  function unordered(): Scope | null {
    const standing = places?.rows.find(({ id }) => id === place);
    if (kind === 'place')
      return places && standing
        ? placeScope(
            nameOfPlace(places.rows, standing),
            petsIn(places, standing.id),
            places.rows,
            due,
            today,
          )
        : null;
    if (kind === 'due') {
      const round = dueScope(due, feeding.due, today);
      const others = withNeverFed ? neverFedScope(neverFed, feeding.due).members : [];
      return { ...round, members: [...round.members, ...others] };
    }
    if (kind === 'plan') {
      const one = plans.find((each) => each.fp_id === plan);
      return one ? planScope(one, today) : null;
    }
    if (kind === 'pets')
      return petScope(
        pets.filter((pet) => chosen.has(pet.id)),
        feeding.selection,
      );
    const same = pets.filter((pet) => pet.sc_id === species);
    return same[0] ? petScope(same, same[0].sc_name) : null;
  }
  /** Those of the round; of a plan or a place all, also who is not due. */
  function weighed(): number[] {
    const ids = found?.members.map(({ id }) => id) ?? [];
    if (kind === 'place' && places && place !== null)
      return petsIn(places, place).map(({ id }) => id);
    const others = kind === 'plan' ? plans.find((each) => each.fp_id === plan)?.pets : undefined;
    return [...new Set([...ids, ...(others ?? []).map(({ id }) => id)])];
  }
  const found = scope();
  const members = new Set(found?.members.map(({ id }) => id));
  const refused = pets.filter((pet) => members.has(pet.id) && refusedLast(pet)).length;
  return (
    <div className="stack">
      <Segmented
        label={feeding.who}
        legend
        value={kind}
        onChange={setKind}
        choices={kinds
          .filter((value) => value !== 'place' || places)
          .map((value) => ({
            value,
            label: value === 'place' ? placeWords.place : feeding.scopes[value],
          }))}
      />
      {kind === 'due' && <Due rows={due} today={today} />}
      {kind === 'due' && neverFed.length > 0 && (
        <Check checked={withNeverFed} onChange={setWithNeverFed}>
          {feeding.today.withNeverFed(neverFed.length)}
        </Check>
      )}
      {kind === 'plan' && <PickPlan plans={plans} value={plan} onChange={setPlan} />}
      {kind === 'place' && places && (
        <PickPlace places={places} due={due} value={place} onChange={setPlace} />
      )}
      {kind === 'species' && <PickSpecies pets={pets} value={species} onChange={setSpecies} />}
      {kind === 'pets' && <PetPicker pets={pets} chosen={chosen} onChange={setChosen} />}
      {places && kind !== 'place' && (
        <Segmented
          label={placeWords.order}
          legend
          value={order}
          onChange={setOrder}
          choices={orders.map((value) => ({ value, label: placeWords.orders[value] }))}
        />
      )}
      {refused > 0 && <RefusersChoice value={refusers} onChange={setRefusers} />}
      <RecentDateField
        label={feeding.when}
        today={today}
        max={today}
        value={day ?? today}
        onChange={(next) => setDay(next === today ? null : next)}
      />
      <WeighInstead ids={weighed()} pets={pets} whole={kind !== 'due' && kind !== 'pets'} />
      <StartDeck
        scope={day !== null && day > today ? null : found}
        day={day}
        leftOut={refusers === 'out' ? refused : 0}
      />
    </div>
  );
}

/** The same animals on the scale, for keepers who weigh, or keep what is weighed. */
function WeighInstead(props: { ids: readonly number[]; pets: readonly AnyPet[]; whole: boolean }) {
  const { ids, pets, whole } = props;
  const { weigh } = useTexts().pets;
  const known = new Map(pets.map((pet) => [pet.id, pet]));
  const isWeighed = ids.some((id) => known.get(id)?.an_type === 'reptile');
  if (!isWeighed) return null;
  return (
    <p>
      <ButtonLink variant="quiet" href={paths.weigh(ids)}>
        {whole ? weigh.begin : weigh.beginMany(ids.length)}
      </ButtonLink>
    </p>
  );
}

/** The first one with somebody to feed today, else the first one. */
function likelyPlan(plans: readonly PlanWithPets[]): number | null {
  const fed = plans.filter((plan) => plan.pets.length > 0);
  return (fed.find((plan) => plan.due > 0) ?? fed[0])?.fp_id ?? null;
}

function Due({ rows, today }: { rows: readonly DueRow[]; today: Day }) {
  const { feeding } = useTexts();
  const { due, open, resting } = countFeedings(rows, today);
  if (rows.length === 0) {
    return (
      <div className="stack close">
        <p>
          <strong>{feeding.nothingDue}</strong>
        </p>
        <p className="muted">{feeding.nothingDueText}</p>
      </div>
    );
  }
  return (
    <div className="stack close">
      <p>
        <strong>{due > 0 ? feeding.dueCount(due) : feeding.nothingDue}</strong>
      </p>
      {open > 0 && <p className="muted">{feeding.openCount(open)}</p>}
      {resting > 0 && <p className="muted">{feeding.resting(resting)}</p>}
    </div>
  );
}

function NoPets() {
  const { feeding } = useTexts();
  return (
    <Empty
      title={feeding.noPets}
      action={
        <ButtonLink variant="primary" icon="plus" href={paths.petAdd()}>
          {feeding.addPet}
        </ButtonLink>
      }
    >
      {feeding.noPetsText}
    </Empty>
  );
}
