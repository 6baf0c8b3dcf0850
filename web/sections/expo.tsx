import { CurrentExpoPage } from '#web/features/club/expos/current-expo.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { expo } from '#web/texts/en/expo.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, errors, problems, expo });

const screens = {
  '/expo/current': CurrentExpoPage,
};

/** A section of its own: a visitor at the table loads it on mobile data. */
export default function ExpoSection() {
  return <Pages of="expo" screens={screens} />;
}
