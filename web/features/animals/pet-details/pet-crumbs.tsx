import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';

/** All pets, the pet if it is known, and the page itself. */
export function PetCrumbs(props: { pet?: { id: number; name: string } | undefined; here: string }) {
  const { pet, here } = props;
  const { pets } = useTexts();
  const path = [{ href: paths.pets(), label: pets.title }];
  if (pet) path.push({ href: paths.petDetails(pet.id), label: pet.name });
  return <Crumbs path={path} here={here} />;
}
