import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { limits } from '#src/domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { currentRound, saveRound, useIsStoringStep, type Round } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import {
  withChangedOutcomes,
  withNewest,
  withoutGone,
  withOtherOffers,
  withOtherOutcomes,
  withStands,
  type NewestRow,
} from './newest.ts';
import { standsNow, type StandingPet } from './place-scope.ts';
import { currentPet, resultOf } from './round-answers.ts';

/** Keeps the round up to date with what is noted outside of it: a molt, a pre-molt, a move, a meal, a departure. */
export function useNewest(round: Round): void {
  const { feeding, places: words } = useTexts();
  const today = useToday();
  const isStoring = useIsStoringStep();
  const says = { errorTitle: feeding.couldNotStart, quiet: true };
  // one by one the card below is what is looked at: no tap waits for the list of all animals
  const isLater = round.way === 'each';
  const table = useLoad(['pet', 'table', {}, { isLater }], isLater ? allLater : all, says);
  const list = useLoad(['place', 'list'], () => api.place.list.get(), {
    errorTitle: words.loading,
    quiet: true,
    enabled: round.stands !== undefined,
  });
  const rows = table.data?.rows;
  const byId = useMemo(() => new Map<number, NewestRow>(rows?.map((row) => [row.id, row])), [rows]);
  const wanted = readOf(round, byId).slice(0, limits.idsPerCall).join(',');
  // the next animal is painted before it is asked whether there is news of it
  const ids = useDeferredValue(wanted);
  const card = useLoad(
    ['pet', 'feeding', 'round', ids],
    () => api.pet.feeding.round.get({ query: { ids } }),
    { ...says, enabled: ids !== '' },
  );
  const others = withOtherOutcomes(round, (id) => byId.get(id));
  const changed = others.map(({ id }) => id).slice(0, limits.idsPerCall);
  const over = useLoad(
    ['pet', 'feeding', 'round', { changed }],
    () => api.pet.feeding.round.get({ query: { ids: changed.join(',') } }),
    { ...says, enabled: changed.length > 0 },
  );
  const [places, read, changes] = [list.data?.rows, card.data?.rows, over.data?.rows];
  const isWhole = rows?.length === table.data?.count;
  const known = useRef(new Map<number, { row: unknown; isOver: boolean }>());
  const stood = useRef<{ rows: readonly StandingPet[]; places: unknown } | null>(null);
  useLayoutEffect(() => {
    // an outcome that is being stored is in what was read, and not yet in the round
    if (isStoring || ids !== wanted || round !== currentRound()) return;
    const readById = new Map<number, NewestRow>(read?.map((row) => [row.id, row]));
    const rowOf = ({ id }: { id: number }) => {
      const row = readById.get(id) ?? byId.get(id);
      const isOver = resultOf(round, id) !== undefined;
      const before = known.current.get(id);
      if (!row || (before?.row === row && before.isOver === isOver)) return undefined;
      known.current.set(id, { row, isOver });
      return row;
    };
    let next = withNewest(round, rowOf, today);
    const recents = new Map(changes?.map(({ id, recent }) => [id, recent]));
    next = withChangedOutcomes(next, (id) => recents.get(id));
    // what was added on this device has no lasting number yet, and more animals than a table has are not all there
    if (rows && isWhole) next = withoutGone(next, (id) => id < 0 || byId.has(id));
    const isElsewhere =
      stood.current?.places !== places || !standAlike(stood.current?.rows ?? [], rows ?? []);
    if (next.stands && rows && places && isElsewhere) {
      const members = [...next.pets, ...(next.aside ?? [])];
      next = withStands(next, standsNow(members, rows, places));
      stood.current = { rows, places };
    }
    if (next !== round) saveRound(next);
  }, [round, isStoring, ids, wanted, rows, byId, isWhole, places, read, changes, today]);
}

/** Of whom more is read than a list knows: the animal that is shown, in a list those that were offered something since. */
function readOf(round: Round, byId: ReadonlyMap<number, NewestRow>): number[] {
  const pet = currentPet(round);
  if (!pet) return [];
  return round.way === 'each'
    ? [pet.id]
    : withOtherOffers(round, (id) => byId.get(id)).map(({ id }) => id);
}

const all = () => api.pet.table.get({ query: {} });
const allLater = () => idleOrAsked().come.then(all);

/** Whether the same animals stand where they stood. */
const standAlike = (before: readonly StandingPet[], now: readonly StandingPet[]): boolean =>
  before.length === now.length &&
  now.every((pet, at) => {
    const was = before[at];
    return (
      pet === was || (pet.id === was?.id && pet.place_id === was.place_id && pet.slot === was.slot)
    );
  });
