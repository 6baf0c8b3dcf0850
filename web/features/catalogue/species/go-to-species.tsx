import { useSpeciesOfName } from '#web/components/species-of-name.ts';
import type { Failure } from '#web/lib/failure.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Leads to the species that has a name already, or had it, where another of it was refused. */
export function GoToSpecies({ name, failed }: { name: string; failed: Failure | null }) {
  const { animals } = useTexts();
  const listed = useSpeciesOfName(name, failed);
  if (!listed) return null;
  return (
    <div className="cluster">
      <ButtonLink icon="arrow" href={paths.speciesDetails(listed.sc_id)}>
        {animals.newSpecies.goTo(listed.sc_name)}
      </ButtonLink>
    </div>
  );
}
