import { EnterCodePage } from '#web/features/trade/take-over/enter-code.page.tsx';
import { TakeOverPage } from '#web/features/trade/take-over/take-over.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { problems } from '#web/texts/en/problems.ts';
import { takeOver } from '#web/texts/en/take-over.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, errors, problems, takeOver });

const screens = {
  '/t': EnterCodePage,
  '/t/:id': TakeOverPage,
};

/** Everything under /t: what the code of a hand-over opens, for everyone. */
export default function TakeOverSection() {
  return <Pages of="takeOver" screens={screens} />;
}
