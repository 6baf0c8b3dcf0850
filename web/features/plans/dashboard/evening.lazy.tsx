import { useRoundPlaces } from '#web/features/plans/feeding-round/use-round-places.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { pets } from '#web/texts/en/pets.ts';
import { places } from '#web/texts/en/places.ts';
import { addTexts } from '#web/texts/texts.ts';
import { Evening } from './evening.tsx';
import { useDay } from './use-day.ts';
import { useEveningRound } from './use-evening-round.ts';
import { Watch } from './watch.tsx';

addTexts({ feeding, pets, places });

/** The evening, and who is to be watched: loaded after the first screen. Without it the page still says who is due. */
export default function EveningParts() {
  const day = useDay();
  const { loading, places: standing } = useRoundPlaces();
  const round = useEveningRound(standing);
  if (day.loading || loading) return <div className="loading-placeholder" hidden />;
  if (!day.data) return null;
  return (
    <>
      <Evening day={day.data} places={standing} round={round} />
      <Watch day={day.data} />
    </>
  );
}
