import { useHandedness, type Hand } from '#web/state/hand.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Setting, SettingPart } from './setting.tsx';

export function FeedingPart() {
  const { settings } = useTexts();
  const [hand, setHand] = useHandedness();
  return (
    <SettingPart id="feed" title={settings.feeding}>
      <Setting name={settings.hand} hint={settings.handHint}>
        <Segmented<Hand>
          label={settings.hand}
          value={hand}
          onChange={setHand}
          choices={[
            { value: 'right', label: settings.right },
            { value: 'left', label: settings.left },
          ]}
        />
      </Setting>
    </SettingPart>
  );
}
