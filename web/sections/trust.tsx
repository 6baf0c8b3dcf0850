import { TrustPage } from '#web/features/operations/trust/trust.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { problems } from '#web/texts/en/problems.ts';
import { trust } from '#web/texts/en/trust.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, errors, problems, trust });

const screens = { '/trust': TrustPage };

/** How devices are taught to trust an installation at home, for everyone. */
export default function TrustSection() {
  return <Pages of="trust" screens={screens} />;
}
