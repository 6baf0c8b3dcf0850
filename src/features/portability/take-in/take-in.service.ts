import { Problem } from '#src/platform/http/problem.ts';
import type { Basis } from '../import/basis.ts';
import { readDocument } from '../import/document.service.ts';
import type { Collection } from '../import/import.types.ts';
import type { Source } from '../import/source.service.ts';
import { describedSpecies, handOverDocument, namesIn, takenParts } from './hand-over-document.ts';
import { readGiver, type Giver } from './giver.ts';
import { offeredAnimals, type PreviewedAnimal } from './offered-animals.ts';
import { requireSums } from './sums.ts';
import type { SpeciesAnswer } from './take-in.shapes.ts';
import { takenSpecies, type TakenSpecies } from './taken-species.ts';

// Reads the file of a hand-over, which comes from a stranger, as an import of its animals and their acquisitions alone.

export type TakeIn = { species: SpeciesAnswer[]; dry_run: boolean };

/** What the keeper looks at before taking animals in. */
export type Preview = Omit<Giver, 'origins'> &
  Pick<TakenSpecies, 'new_species' | 'unknown_species'> & { animals: PreviewedAnimal[] };

type Read = { collection: Collection; preview: Preview | null };

/** @throws Problem 422 when it is no hand-over, was changed, or holds what can't be taken in */
export async function readHandOver(
  basis: Basis,
  { content, pictures, papers, archive }: Source,
  { species: answers, dry_run }: TakeIn,
): Promise<Read> {
  const document = handOverDocument(content);
  if (!archive) throw new Problem('file_changed', null, { field: 'file' });
  await requireSums(archive);
  const { origins, ...giver } = readGiver(document.content);
  const used = namesIn(document);
  const described = describedSpecies(document, used);
  const names = { used, described: described.map(({ sc_name }) => sc_name) };
  const species = takenSpecies(basis, names, answers, dry_run);
  const { nameOf, new_species, unknown_species } = species;
  const parts = takenParts(document, nameOf);
  const collection = readDocument(species.basis, { ...parts, species: described });
  if (!dry_run) return { collection, preview: null };
  const types = new Map(described.map((row) => [nameOf(row.sc_name).toLowerCase(), row]));
  const animals = offeredAnimals(collection, { origins, types, pictures, papers });
  return { collection, preview: { ...giver, animals, new_species, unknown_species } };
}
