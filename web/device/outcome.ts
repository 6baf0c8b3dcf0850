import { unseen, type Conflicts } from '#src/domain/edit-conflicts.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { drawTag } from './draw-tag.ts';
import { asNewCall, isUpload, type QueueEntry } from './entries.ts';
import { realId, type Ids } from './ids.ts';
import type { QueueChange } from './kept-queue.ts';
import { idsByAnswer } from './learned-ids.ts';
import { inPlaceAround } from './place-gone.ts';
import { isMany, splitEntry } from './split-entry.ts';
import { toldOf } from './told.ts';

type Body = Record<string, unknown>;

/** What came back for an entry; null without a response. `value`: its JSON, undefined for a proxy's page. */
export type Reply = { status: number; value: unknown; rev: number | null } | null;

/** `later`: not the entry's fault, so it is tried again. `sync`: the server's data were replaced. */
export type Outcome =
  | { kind: 'later' }
  | { kind: 'sync' }
  | {
      kind: 'settled';
      change: QueueChange;
      /** The animals of which another device noted something later, which stays. */
      superseded: readonly number[];
    };

/** What the server's reply to an entry means for the queue. */
export function outcomeOf(entry: QueueEntry, reply: Reply, ids: Ids): Outcome {
  // said by the server or a proxy before it: the file will not get smaller
  if (reply?.status === 413 && isUpload(entry)) return settled(refused(entry, 413, reply.value));
  if (!reply || !isRecord(reply.value)) return { kind: 'later' };
  const { status, value, rev } = reply;
  if (status === 412) return { kind: 'sync' };
  if (isTemporary(status, value)) return { kind: 'later' };
  const isDone = status < 300;
  const change = isDone
    ? done(entry, value, rev ?? 0, ids)
    : (inAnotherWay(entry, status, value, ids) ?? refused(entry, status, value));
  return settled(change, isDone ? numbersIn(value['superseded']) : []);

  function settled(change: QueueChange, superseded: readonly number[] = []): Outcome {
    return { kind: 'settled', change: { of: [entry], ...change }, superseded };
  }
}

/** The network, a proxy's page, a server that is busy or down, an ended session: not the entry's fault. */
function isTemporary(status: number, { code }: Record<string, unknown>): boolean {
  if (status < 300) return false;
  const isOwnAnswer = typeof code === 'string';
  return (
    !isOwnAnswer || [401, 408, 429].includes(status) || status >= 500 || code === 'still_running'
  );
}

function done(
  entry: QueueEntry,
  value: Record<string, unknown>,
  rev: number,
  ids: Ids,
): QueueChange {
  const learned = idsByAnswer(entry, value);
  const sent: QueueEntry = { ...entry, state: 'sent', rev };
  return {
    put: [sent, ...skippedByPlan(entry, value, ids)],
    ...(entry.gone && { tell: toldOf(entry) }),
    ...(Object.keys(learned).length > 0 && { ids: learned }),
  };
}

const refused = (entry: QueueEntry, status: number, value: unknown): QueueChange => ({
  put: [{ ...entry, state: 'refused', refusal: { status, value } }],
});

/** What can still be done, though the server refused the call as it was: a refused call has changed nothing. */
function inAnotherWay(
  entry: QueueEntry,
  status: number,
  value: Record<string, unknown>,
  ids: Ids,
): QueueChange | undefined {
  const codes = isRecord(value['field_codes']) ? value['field_codes'] : {};
  if (isRecord(codes['tag']) && codes['tag']['code'] === 'tag_taken') {
    return { put: [asNewCall(entry, { body: { ...entry.body, tag: drawTag() } })] };
  }
  if (isRecord(value['conflicts'])) return withoutOwn(entry, status, value);
  // of several some were changed elsewhere
  if (value['code'] === 'changed_elsewhere' && isMany(entry))
    return { put: splitEntry(entry), remove: [entry.place] };
  if (status !== 404) return undefined;
  if ('fp_id' in codes && entry.path.startsWith('/pet/feeding/'))
    return { put: [asNewCall(withoutPlan(entry))] };
  // of a plan or a place that is gone there is nothing to store, and it would hold back its animals
  if (isOrderOf(entry) && 'id' in codes) return { remove: [entry.place] };
  const around = inPlaceAround(entry, codes, ids);
  if (around) return around;
  // one animal that is gone must not hold back the others
  if (isMany(entry)) return { put: splitEntry(entry), remove: [entry.place] };
  // what was to be taken away is not there; of a group that is gone the animals are
  const isThere = 'group_id' in codes;
  return entry.method === 'DELETE' && !isThere ? { remove: [entry.place] } : undefined;
}

/** Which animals a plan feeds, or how those of a place stand. */
const isOrderOf = ({ path }: QueueEntry): boolean =>
  path === '/plan/assignment/add_all' || path === '/place/order';

/** An edit is no conflict with what its keeper saw; what is left of the conflicts is told. */
function withoutOwn(entry: QueueEntry, status: number, value: Body): QueueChange {
  const { rev, conflicts } = value as Body & { rev: number; conflicts: Conflicts };
  const left = unseen(conflicts, entry.seen);
  if (Object.keys(left).length > 0) return refused(entry, status, { ...value, conflicts: left });
  return { put: [asNewCall(entry, { body: { ...entry.body, if_rev: rev } })] };
}

/** Its plan was deleted meanwhile: it was fed all the same. */
function withoutPlan(entry: QueueEntry): QueueEntry {
  const { fp_id: _, ...body } = entry.body;
  if (entry.path === '/pet/feeding/feed') return { ...entry, body };
  return { ...entry, path: '/pet/feeding/feed_many', body: { ids: [...entry.pets], ...body } };
}

/** The plan fed them when it was noted, and skips them since they left it or were archived: they were fed all the same. */
function skippedByPlan(entry: QueueEntry, value: Record<string, unknown>, ids: Ids): QueueEntry[] {
  const skipped = numbersIn(value['skipped']);
  const pets = entry.pets.filter((pet) => skipped.includes(realId(pet, ids)));
  return pets.length === 0 ? [] : splitEntry(withoutPlan(entry), pets);
}

const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
