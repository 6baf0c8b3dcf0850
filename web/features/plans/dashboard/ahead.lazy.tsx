import { feeding } from '#web/texts/en/feeding.ts';
import { pets } from '#web/texts/en/pets.ts';
import { addTexts } from '#web/texts/texts.ts';
import { MoltsAhead } from './molts-ahead.tsx';
import { useDay } from './use-day.ts';
import { Week } from './week.tsx';

addTexts({ feeding, pets });

/** What is ahead: expected molts and the week. Loaded after the first screen. */
export default function AheadParts() {
  const day = useDay();
  if (day.loading) return <div className="loading-placeholder" hidden />;
  if (!day.data) return null;
  return (
    <>
      <MoltsAhead day={day.data} />
      <Week day={day.data} />
    </>
  );
}
