import { FeedingPage } from '#web/features/plans/feeding-round/feeding.page.tsx';
import { RoundPage } from '#web/features/plans/feeding-round/feeding-round.page.tsx';
import { WeighPage } from '#web/features/animals/weigh-round/weigh.page.tsx';
import { WaitingPage } from '#web/features/plans/waiting/waiting.page.tsx';
import { Pages } from './section-pages.tsx';
import './pet-texts.ts';

const screens = {
  '/pets/feeding': FeedingPage,
  '/pets/feeding/round': RoundPage,
  '/pets/weigh': WeighPage,
  '/pets/waiting': WaitingPage,
};

/** The rounds of an evening, and what waits to be sent. Part of the pets' section, which adds its texts. */
export default function RoundsSection() {
  return <Pages of="rounds" screens={screens} />;
}
