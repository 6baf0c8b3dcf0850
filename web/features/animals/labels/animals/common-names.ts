import type { LabelPet } from '#src/domain/labels/label-content.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { spokenLanguage, useTexts } from '#web/texts/texts.ts';

type Names = { sc_name: string; cm_name: string; de_name: string; en_name: string };

/**
 * Gives animals of labels the common name of their species in the keeper's language. The list of species has one alone,
 * English as it is shipped, and the catalogue some in German; where that can't be asked, the list's stays.
 */
export function useNamesInLanguage() {
  const { errors } = useTexts();
  const isGerman = spokenLanguage() === 'de';
  const { data, loading } = useLoad(['species', 'names'], () => api.species.names.get(), {
    errorTitle: errors.loadingPetData,
    enabled: isGerman,
    quiet: true,
  });
  return { loading, names: isGerman ? data?.rows : undefined };
}

export function withNames(pets: readonly LabelPet[], names: readonly Names[] | undefined) {
  if (!names) return pets;
  const known = new Map(names.map((one) => [one.sc_name, one]));
  return pets.map((pet) => {
    const species = known.get(pet.sc_name);
    return species ? { ...pet, cm_name: germanName(species) } : pet;
  });
}

/** What the list calls a species may be what a German keeper wrote there; English is what the catalogue says. */
const germanName = ({ cm_name, de_name, en_name }: Names): string =>
  cm_name === en_name ? de_name : cm_name;
