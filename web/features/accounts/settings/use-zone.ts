import { isZone } from '#src/domain/reminders/moment.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { zoneHere } from '#web/lib/country-here.ts';
import { useSetting } from '#web/state/settings.ts';

/** The zone whose midnight ends the keeper's day, and how to say that it is this device's. */
export function useZone() {
  const [stored, setZone] = useSetting('zone');
  const [digest, setDigest] = useSetting('digest');
  const here = zoneHere();
  const isStored = typeof stored === 'string' && isZone(stored);
  function choose() {
    setZone(here);
    if (isRecord(digest)) setDigest({ ...digest, zone: here });
  }
  return {
    zone: isStored ? stored : here,
    here,
    choose,
    /** For what reads the keeper's day without a device: from then on there is one. */
    settle: () => void (isStored || choose()),
  };
}
