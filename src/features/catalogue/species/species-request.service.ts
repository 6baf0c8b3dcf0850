import type { Spoken } from '#src/domain/accounts/languages.ts';
import { limits } from '#src/domain/limits.ts';
import { requestText, type WantedSpecies } from '#src/domain/species/request-text.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { speciesNameProblem } from '#src/domain/text/species-name.ts';
import type { User } from '#src/platform/security/auth.ts';
import { fileMessage } from '#src/features/club/messages/contact.service.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { nameTaken } from './species-checks.service.ts';

type SpeciesRequest = WantedSpecies & { notes?: string | null };

/** Asks the administrator, by a message, for a species that is not in the list. */
export function requestSpecies(
  context: Context,
  user: User,
  input: SpeciesRequest,
  language: Spoken,
): number {
  const sc_name = tidyName(input.sc_name);
  const taken = nameTaken(context.db, sc_name, null);
  if (taken) throw taken;
  const problem = speciesNameProblem(sc_name);
  if (problem) throw invalid({ sc_name: problem });
  context.limits.take(counter('species_request', user.uid));
  const message = requestText({ ...input, sc_name }, language).slice(0, limits.message);
  return fileMessage(context, { uid: user.uid, email: user.email, message }, language);
}
