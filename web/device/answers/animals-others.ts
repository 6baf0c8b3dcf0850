import { compareText } from '#src/domain/text/collation.ts';
import type { Answers } from '#web/device/answers.ts';
import { isReachable } from '#web/state/network.ts';
import { counted } from './plan-rows.ts';
import { ownNames, selectableSpecies } from './selectable-species.ts';

/** What is chosen from, and the keeper's settings. */
export const otherAnswers: Answers = {
  '/pet/available_feeders': ({ feeders }) =>
    counted(
      feeders.toSorted(
        (a, b) =>
          b.uses - a.uses ||
          compareText(b.last_used ?? '', a.last_used ?? '') ||
          compareText(a.food, b.food),
      ),
    ),
  '/species/selectable': (collection, { query }) =>
    isReachable() ? undefined : selectableSpecies(collection, query),
  '/species/own_names': (collection) => counted(ownNames(collection)),
  '/user_config/all': ({ settings }) =>
    counted(
      settings
        .filter(({ conf_val }) => conf_val !== null)
        .toSorted((a, b) => compareText(a.conf_key, b.conf_key)),
    ),
};
