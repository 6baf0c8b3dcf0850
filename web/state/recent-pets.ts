import { isRecord } from '#src/domain/is-record.ts';
import { currentSession, onSessionEnd } from './session.ts';
import { readStored, writeStored } from './storage.ts';

// The animals whose pages were opened last on this device.

const key = 'exuvia.recent';
const MOST = 12;

onSessionEnd(() => writeStored(key, null));

/** The ids of the animals that were looked at, the last one first. */
export function recentPets(): number[] {
  const stored = readStored(key);
  if (!isRecord(stored) || stored['uid'] !== currentSession()?.user.uid) return [];
  const { ids } = stored;
  return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
}

/** Notes that an animal is looked at. */
export function notePet(id: number): void {
  const uid = currentSession()?.user.uid;
  const ids = [id, ...recentPets().filter((one) => one !== id)].slice(0, MOST);
  if (uid !== undefined) writeStored(key, { uid, ids });
}
