import { formatInstant } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import type { WaitingLine } from '#web/state/device-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/rows.tsx';
import { kindOf } from './line-kind.ts';

/** What waits: the animal or the other thing that it is about, what was recorded of it, and when. */
export function WaitingRow({ line }: { line: WaitingLine }) {
  const { feeding } = useTexts();
  const { words, icon } = kindOf(line);
  const { name, pet, body, at, isHeld } = line;
  const what = feeding.lines[words];
  const said = [what, typeof body['food'] === 'string' && body['food'], formatInstant(at)];
  const isAnimal = pet !== null && words !== 'gone';
  return (
    <Row
      plate={
        <span className="plate no-picture">
          <Icon name={icon} />
        </span>
      }
      title={name || what}
      {...(isAnimal && { href: paths.petDetails(pet) })}
      line={said.filter(Boolean).join(', ')}
    >
      {isHeld && <span className="secondary">{feeding.isHeld}</span>}
    </Row>
  );
}
