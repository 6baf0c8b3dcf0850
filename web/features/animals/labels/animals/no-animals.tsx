import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { LabelPets } from './use-label-pets.ts';

/** True when the address names animals, and all of them have been deleted. */
export const hasNoAnimals = ({ named, gone }: LabelPets) => named !== null && gone === named.length;

export function NoAnimals({ pets: { gone } }: { pets: LabelPets }) {
  const { labels } = useTexts();
  const on = (
    <ButtonLink variant="primary" href={paths.labels()} replace>
      {labels.chooseAnimals}
    </ButtonLink>
  );
  return (
    <Empty title={labels.allGone(gone)} action={on}>
      {labels.allGoneText}
    </Empty>
  );
}
