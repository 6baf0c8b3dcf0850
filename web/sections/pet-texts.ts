import { shareRows } from '#web/lib/row-sharing.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { errors } from '#web/texts/en/errors.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { inventory } from '#web/texts/en/inventory.ts';
import { palette } from '#web/texts/en/palette.ts';
import { pets } from '#web/texts/en/pets.ts';
import { places } from '#web/texts/en/places.ts';
import { plans } from '#web/texts/en/plans.ts';
import { problems } from '#web/texts/en/problems.ts';
import { addTexts } from '#web/texts/texts.ts';

// What every page of the section of pets says; each of its files imports it.
addTexts({ animals, errors, problems, palette, feeding, inventory, pets, places, plans });
shareRows();
