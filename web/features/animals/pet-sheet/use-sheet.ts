import { labelAddress } from '#src/domain/labels/label-content.ts';
import { isNew } from '#src/domain/sync/ids.ts';
import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type CallResult, type Step } from '#web/lib/ask.ts';
import { CallFailed, isOffline } from '#web/lib/failure.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';

/** How many of the newest feedings are printed. */
const FEEDINGS = 30;
/** The most that one response has. */
const PAGE = 100;

/**
 * Everything that the sheet of one animal says, at once: half a sheet must not be printed. Without a network it says what
 * it lacks.
 */
export const useSheet = (id: number | null) =>
  useRecord(
    ['pet', 'sheet'],
    id,
    (pet) => inSteps((step) => sheetOf(pet, step)),
    useTexts().errors.loadingPetData,
  );

export type Sheet = NonNullable<ReturnType<typeof useSheet>['data']>;

async function sheetOf(id: number, step: Step) {
  const pet = await step(() => api.pet.detail({ id }).get());
  const history = await step(() => api.pet.history({ id }).get());
  const query = { id, kind: 'feeding', limit: FEEDINGS } as const;
  const feedings = (await step(() => api.pet.timeline.get({ query }))).rows;
  const molts = await everyEntry(id, 'molt', step);
  const events = await everyEntry(id, 'event', step);
  return {
    ...{ pet, history, feedings, molts },
    // a move says where the animal stands, which nobody else needs to know
    events: events.filter(({ move }) => move !== 1),
    origin: await originOf(pet),
    address: await addressOf(pet),
    papers: await papersOf(pet, step),
    pictures: await picturesOf(pet, step),
  };
}

/** The papers, the newest first; null where they can't be asked for. Only one's own are listed. */
async function papersOf({ id, own }: Pet, step: Step) {
  if (own !== 1) return [];
  if (isNew(id)) return null;
  return rowsOnline(step, () => api.document.list.get({ query: { pet_id: id } }));
}

/** The pictures beside the cover, oldest first; null where they can't be asked for. */
async function picturesOf({ id }: Pet, step: Step) {
  if (isNew(id)) return null;
  const rows = await rowsOnline(step, () => api.picture.list.get({ query: { id } }));
  return rows && rows.filter(({ cover }) => cover === 0);
}

/** Null without a network. */
async function rowsOnline<Row>(step: Step, call: () => CallResult<{ rows: Row[] }>) {
  try {
    return (await step(call)).rows;
  } catch (error) {
    if (error instanceof CallFailed && isOffline(error.failure)) return null;
    throw error;
  }
}

async function everyEntry(id: number, kind: 'molt' | 'event', step: Step) {
  const entries: TimelineEntry[] = [];
  for (;;) {
    const query = { id, kind, offset: entries.length, limit: PAGE };
    const { rows, count } = await step(() => api.pet.timeline.get({ query }));
    entries.push(...rows);
    if (rows.length === 0 || entries.length >= count) return entries;
  }
}

/** The purchase as only the server knows it; without a network what the device holds. */
async function originOf({ id, own, origin }: Pet) {
  const held = origin && { ...origin, bred: origin.parent_id !== null };
  if (own !== 1 || isNew(id)) return held;
  const { data } = await api.purchases.pet_data({ id }).get();
  const bought = data?.purchase;
  return bought ? { ...bought, bred: Boolean(bought.bred) } : held;
}

/** What the label's code leads to; null where the address of this Exuvia is not known. */
async function addressOf({ id, tag }: Pet): Promise<string | null> {
  const query = { known: 1 } as const;
  const { data } = await api.pet.labels({ ids: JSON.stringify([id]) }).get({ query });
  return data ? labelAddress(data.public_url, tag) : null;
}
