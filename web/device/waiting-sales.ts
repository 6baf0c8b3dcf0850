import type { WaitingSale } from '#web/state/shown-queue.ts';
import type { Device } from './device.ts';
import { realId, translated } from './ids.ts';

type Noted = Pick<Device, 'collection' | 'queue' | 'ids'>;

/** The sales that the server does not have yet, the newest first; one that was taken back is none. */
export function waitingSales({ collection, queue, ids }: Noted): WaitingSale[] {
  return queue.toReversed().flatMap((entry) => {
    if (entry.path !== '/sales/add' || entry.state !== 'waiting' || entry.contained) return [];
    const { pet_id, buyer_name } = translated(entry, ids).body;
    const slid = realId(entry.first, ids);
    const animal = collection?.animals.get(Number(pet_id));
    const sale = animal?.sales.find((one) => one.slid === slid);
    if (!animal || !sale) return [];
    const { s_date, s_count, total_price, currency } = sale;
    return {
      ...{ slid, pet_id: animal.id, name: animal.name, buyer_name: String(buyer_name ?? '') },
      ...{ s_date, s_count, total_price, currency },
    };
  });
}
