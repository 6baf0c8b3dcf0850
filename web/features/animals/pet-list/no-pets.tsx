import { TakeInLink } from '#web/components/take-in-link.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { PetsView } from './pets-view.ts';

/** An empty list: no pets at all, none archived, or none that match. */
export function NoPets({ view }: { view?: PetsView }) {
  const { pets } = useTexts();
  if (view && (view.filtered || view.page > 0)) {
    return (
      <Empty
        title={pets.nothingFound}
        action={
          <ButtonLink href={paths.pets({ archived: view.archived })}>{pets.clearSearch}</ButtonLink>
        }
      >
        {pets.nothingFoundText}
      </Empty>
    );
  }
  if (view?.archived) {
    return (
      <Empty
        title={pets.emptyArchived}
        action={<Button onClick={() => view.setArchived(false)}>{pets.toList}</Button>}
      >
        {pets.emptyArchivedText}
      </Empty>
    );
  }
  return (
    <Empty
      title={pets.emptyTitle}
      action={
        <>
          <ButtonLink variant="primary" icon="plus" href={paths.petAdd()}>
            {pets.add}
          </ButtonLink>
          <ButtonLink icon="pencil" href={paths.paste()}>
            {pets.paste}
          </ButtonLink>
          <ButtonLink icon="upload" href={paths.petImport()}>
            {pets.importPets}
          </ButtonLink>
          <TakeInLink icon="download">{pets.takeIn}</TakeInLink>
        </>
      }
    >
      {pets.emptyText}
    </Empty>
  );
}
