import type { whatMerges } from '#src/features/catalogue/species-merge/species-merge.service.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Note } from '#web/ui/note.tsx';

type Props = {
  /** The names of the species that ends and of the one that is kept. */
  old: string;
  kept: string;
  what: ReturnType<typeof whatMerges>;
};

/** What a merge will do, in numbers, and that it is for good. */
export function MergeChanges({ old, kept, what }: Props) {
  const { species } = useTexts();
  const { merge, fields } = species;
  const { pets, keepers, purchases, past_pets, plans, views } = what;
  const records = [
    pets > 0 && merge.pets(pets, keepers),
    purchases > 0 && merge.purchases(purchases),
    past_pets > 0 && merge.pastPets(past_pets),
    plans > 0 && merge.plans(plans),
    views > 0 && merge.views(views),
  ].filter((line) => line !== false);
  const filled = what.filled.map((field) => fields[field]);
  return (
    <div className="prose">
      {records.length > 0 ? (
        <>
          <p>{merge.becomes(kept)}</p>
          <ul>
            {records.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{merge.noRecords(old)}</p>
      )}
      <p>{merge.names(old, kept)}</p>
      <p>
        {filled.length > 0 && `${merge.filled(kept, filled)} `}
        {merge.kept(kept)} {merge.clubNumbers}
      </p>
      <Note tone="amber">{merge.forGood}</Note>
    </div>
  );
}
