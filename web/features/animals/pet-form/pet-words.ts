import type { Gender } from '#src/domain/enums.ts';
import { usePlaces } from '#web/features/animals/places/use-places.ts';
import { speciesName, type FieldWords } from '#web/lib/edit.ts';
import { useTexts } from '#web/texts/texts.ts';

/** How the fields of an animal read where two edits meet. */
export function usePetWords(): FieldWords {
  const { animals, common, pets, places } = useTexts();
  const rows = usePlaces({ quiet: true }).data?.rows ?? [];
  return {
    labels: {
      ...pets.fields,
      p_sc_id: pets.species,
      is_public: pets.public,
      place_id: places.place,
    },
    say(name, value) {
      if (name === 'place_id') return rows.find(({ id }) => id === value)?.path ?? places.nowhere;
      if (name === 'p_sc_id') return speciesName(Number(value));
      if (name === 'gender') return animals.gender[value as Gender];
      if (name === 'is_public') return value === 1 ? common.yes : common.no;
      return undefined;
    },
  };
}
