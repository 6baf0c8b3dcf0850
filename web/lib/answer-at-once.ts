import { isRecord } from '#src/domain/is-record.ts';
import type { Read } from '#web/device/collection.ts';
import type { Device } from '#web/device/device.ts';
import { queries } from './queries.ts';
import { today } from './today.ts';

/**
 * Lists are there as soon as a screen asks for them: else each letter of a search would be drawn twice, once without what
 * it finds. `isBehind`: the server knows more than the device. Returns how to stop.
 */
export function answerAtOnce(device: Device, isBehind: () => boolean): () => void {
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || isDisabled(query.options) || isBehind()) return;
    const read = readOf(query.queryKey, device.uid);
    const answer = read && answerOf(device, read);
    if (answer) query.setData(answer);
  });
}

const isDisabled = (options: object): boolean => 'enabled' in options && options.enabled === false;

/** What a load asks for by its key: `['pet', 'list', query, whose]`. */
function readOf(key: readonly unknown[], uid: number) {
  const [slice, name, query, of] = key;
  const isList = slice === 'pet' && (name === 'list' || name === 'table');
  if (!isList || !isRecord(query) || !isRecord(of)) return undefined;
  if (of['uid'] !== uid || of['day'] !== today()) return undefined;
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (asked.some(([, value]) => typeof value === 'object')) return undefined;
  const texts = asked.map(([field, value]) => [field, String(value)]);
  return { path: `/pet/${name}`, query: new URLSearchParams(texts) };
}

function answerOf(device: Device, read: Pick<Read, 'path' | 'query'>): object | undefined {
  try {
    return device.answer({ ...read, today: today() });
  } catch {
    return undefined; // the load meets the same, and knows what to do about it
  }
}
