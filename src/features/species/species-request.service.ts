import { limits } from '#src/domain/limits.ts';
import { speciesNameProblem, tidySpeciesName } from '#src/domain/species-name.ts';
import type { AnimalType } from '#src/domain/vocabulary.ts';
import type { Keeper } from '#src/platform/auth.ts';
import { fileMessage } from '#src/platform/contact.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/problem.ts';
import { nameTaken } from './species-checks.service.ts';

export type SpeciesWish = {
  sc_name: string;
  cm_name?: string | null;
  an_type?: AnimalType | null;
  notes?: string | null;
};

const MOST_A_DAY = 20;

/** Asks the administrator for a species that is not in the list: a contact message (product decision 11). */
export function requestSpecies(context: Context, keeper: Keeper, wish: SpeciesWish): number {
  const sc_name = tidySpeciesName(wish.sc_name);
  const taken = nameTaken(context.db, sc_name, null);
  if (taken) throw taken;
  const problem = speciesNameProblem(sc_name);
  if (problem) throw invalid({ sc_name: problem });
  context.limits.take(`species request ${keeper.uid}`, MOST_A_DAY, 24 * 60 * 60);
  return fileMessage(context, {
    uid: keeper.uid,
    email: keeper.email,
    message: messageOf(sc_name, wish).slice(0, limits.message),
  });
}

function messageOf(sc_name: string, { cm_name, an_type, notes }: SpeciesWish): string {
  const lines = [
    `Species request: ${sc_name}`,
    cm_name?.trim() && `Common name: ${cm_name.trim()}`,
    an_type && `Animal type: ${an_type}`,
    notes?.trim() && `\n${notes.trim()}`,
  ];
  return lines.filter(Boolean).join('\n');
}
