import { useSwitchSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Whether keys without a modifier do anything: in the settings, and beside the list of all shortcuts. */
export function SingleKeys() {
  const { palette } = useTexts();
  const [on, set] = useSwitchSetting('single_keys');
  return (
    <div className="stack tight">
      <Switch checked={on} onChange={set}>
        {palette.singleKeys}
      </Switch>
      <p className="small muted">{palette.singleKeysHint}</p>
    </div>
  );
}
