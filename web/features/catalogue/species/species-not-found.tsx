import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a species that was deleted or never existed. */
export function SpeciesNotFound() {
  const { species } = useTexts();
  return (
    <Empty
      title={species.notFound}
      action={<ButtonLink href={paths.species()}>{species.toList}</ButtonLink>}
    >
      {species.notFoundText}
    </Empty>
  );
}
