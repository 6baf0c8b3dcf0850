import { HandOverCodePage } from '#web/features/trade/hand-over/hand-over-code.page.tsx';
import { HandOverPage } from '#web/features/trade/hand-over/hand-over.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { handOver } from '#web/texts/en/hand-over.ts';
import { inventory } from '#web/texts/en/inventory.ts';
import { pets } from '#web/texts/en/pets.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';
import './pet-texts.ts';

addTexts({ animals, errors, problems, handOver, inventory, pets });

const screens = {
  '/pets/hand_over': HandOverPage,
  '/pets/hand_over/code': HandOverCodePage,
};

/** Handing animals over to another keeper; part of the pets' section, loaded separately. */
export default function HandOverSection() {
  return <Pages of="handOver" screens={screens} />;
}
