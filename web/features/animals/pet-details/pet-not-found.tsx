import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a pet that was deleted, never existed, or is somebody else's. */
export function PetNotFound({ text, level }: { text?: string; level?: 1 }) {
  const { pets } = useTexts();
  return (
    <Empty
      title={pets.notFound}
      level={level}
      action={<ButtonLink href={paths.pets()}>{pets.toList}</ButtonLink>}
    >
      {text ?? pets.notFoundText}
    </Empty>
  );
}
