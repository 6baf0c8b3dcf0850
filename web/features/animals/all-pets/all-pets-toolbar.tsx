import { adminPetSorts } from '#src/domain/enums.ts';
import { PetListTools } from '#web/components/pet-list-tools.tsx';
import { useTexts } from '#web/texts/texts.ts';
import type { AllPetsView } from './all-pets-view.ts';

/** Search, sort and layout. */
export function AllPetsToolbar({ view }: { view: AllPetsView }) {
  const { pets } = useTexts().admin;
  return (
    <search className="toolbar">
      <PetListTools view={view} words={pets} sorts={adminPetSorts} />
    </search>
  );
}
