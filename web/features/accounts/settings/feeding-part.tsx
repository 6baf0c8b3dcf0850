import { eveningChoice, refusersIn, type RefusersIn } from '#src/domain/feeding/evening-choice.ts';
import { useHandedness, type Hand } from '#web/state/hand.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Setting, SettingPart } from './setting.tsx';

export function FeedingPart() {
  const { settings } = useTexts();
  const [evening, setEvening] = useSetting('evening');
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
      <Setting name={settings.refusers} hint={settings.refusersHint}>
        <Segmented<RefusersIn>
          label={settings.refusers}
          value={eveningChoice(evening).refusers}
          onChange={(refusers) => setEvening({ ...evening, refusers })}
          choices={refusersIn.map((value) => ({ value, label: settings.refusersIn[value] }))}
        />
      </Setting>
    </SettingPart>
  );
}
