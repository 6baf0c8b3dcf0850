import type { Device } from '#web/device/device.ts';
import { isShown } from '#web/device/entries.ts';
import { realId } from '#web/device/ids.ts';
import { showWaitingPictures, type WaitingPicture } from '#web/state/waiting-pictures.ts';

/** Shows the pictures that wait on a device, as long as they wait. */
export function startWaitingPictures(device: Device): { stop(): void } {
  /** By the place of its entry. */
  let addresses = new Map<number, string>();

  function show(): void {
    const { queue, ids } = device;
    const next = new Map<number, string>();
    const byAnimal = new Map<number, WaitingPicture[]>();
    for (const { path, body, place, file } of queue.filter(isShown)) {
      const id = realId(Number(body['id']), ids);
      if (path === '/picture/delete') byAnimal.delete(id);
      if (!file) continue;
      const address = addresses.get(place) ?? URL.createObjectURL(file);
      next.set(place, address);
      const cover = body['day'] === undefined || body['cover'] === 1;
      const caption = String(body['caption'] ?? '');
      const before = byAnimal.get(id) ?? [];
      byAnimal.set(id, [...before, { address, caption, cover }]);
    }
    if (next.size + addresses.size === 0) return;
    const before = addresses;
    addresses = next;
    showWaitingPictures(byAnimal);
    for (const [place, address] of before) if (!next.has(place)) URL.revokeObjectURL(address);
  }

  const unsubscribe = device.subscribe(show);
  show();
  return {
    stop() {
      unsubscribe();
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      showWaitingPictures(new Map());
    },
  };
}
