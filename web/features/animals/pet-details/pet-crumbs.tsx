import { shortPath } from '#src/domain/places/tree.ts';
import { paths } from '#web/paths.ts';
import { useUnfinishedRound } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';

/** All pets, the place or the pet if it is known, and the page itself. */
export function PetCrumbs(props: {
  pet?: { id: number; name: string } | undefined;
  place?: { id: number; place_id: number | null; place: string | null } | undefined;
  here: string;
}) {
  const { pet, place, here } = props;
  const { pets } = useTexts();
  const round = useUnfinishedRound();
  // the animal that a round is at leads back to its card
  if (place && round?.pets[round.at]?.id === place.id)
    return <Crumbs path={[{ href: paths.feedingRound(), label: pets.backToRound }]} here={here} />;
  const path = [{ href: paths.pets(), label: pets.title }];
  if (place && place.place_id !== null)
    path.push({ href: paths.place(place.place_id), label: shortPath(place.place ?? '') });
  if (pet) path.push({ href: paths.petDetails(pet.id), label: pet.name });
  return <Crumbs path={path} here={here} />;
}
