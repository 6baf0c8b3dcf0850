import { TakeInLink } from '#web/components/take-in-link.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useSearchOffer } from '#web/features/animals/pet-filters/search-as-filters.tsx';
import { usePainted } from '#web/ui/use-painted.ts';
import { useEffect } from 'react';
import type { PetsView } from './pets-view.ts';

/** An empty list: no pets at all, none archived, or none that match. */
export function NoPets({ view }: { view?: PetsView }) {
  const { pets } = useTexts();
  if (view && (view.filtered || view.page > 0)) return <NoneFound view={view} />;
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

/** None has the words or the filters. Where the words name filters they are offered first, and Enter takes them, too. */
function NoneFound({ view }: { view: PetsView }) {
  const { pets } = useTexts();
  const offer = useSearchOffer(view, usePainted(view.search));
  const { enterRef } = view;
  useEffect(() => {
    enterRef.current = (typed) => {
      if (typed === offer?.search) offer.take();
    };
    return () => void (enterRef.current = null);
  }, [offer, enterRef]);
  return (
    <Empty
      title={pets.nothingFound}
      action={
        <>
          {offer && (
            <Button variant="primary" icon="filter" className="as-filters" onClick={offer.take}>
              {offer.label}
            </Button>
          )}
          <ButtonLink href={paths.pets({ archived: view.archived })}>{pets.clearSearch}</ButtonLink>
        </>
      }
    >
      {offer ? pets.phrases.enter : pets.nothingFoundText}
    </Empty>
  );
}
