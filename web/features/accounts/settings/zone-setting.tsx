import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Setting } from './setting.tsx';
import { useZone } from './use-zone.ts';

/** Whose midnight ends the day. It is this device's, until the keeper is elsewhere with it. */
export function ZoneSetting() {
  const { settings } = useTexts();
  const { zone, here, choose } = useZone();
  return (
    <Setting name={settings.zone} hint={settings.zoneHint}>
      <span className="cluster">
        <span>{nameOf(zone)}</span>
        {zone !== here && <Button onClick={choose}>{settings.zoneHere(nameOf(here))}</Button>}
      </span>
    </Setting>
  );
}

/** 'America/New York' */
const nameOf = (zone: string) => zone.replaceAll('_', ' ');
