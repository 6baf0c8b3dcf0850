import { PaletteHost } from '#web/features/palette/palette-host.tsx';
import { adminPages } from '#web/texts/en/admin-pages.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { palette } from '#web/texts/en/palette.ts';
import { pets } from '#web/texts/en/pets.ts';
import { plans } from '#web/texts/en/plans.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import '#web/ui/deferred-icons.tsx';

addTexts({ adminPages, animals, errors, problems, pets, plans, palette });

/** What lies over any page of a keeper: the palette, and the list of all shortcuts. */
export default function PaletteSection() {
  return <PaletteHost />;
}
