import { compareText } from '#src/domain/text/collation.ts';
import type { Answers } from '#web/device/answers.ts';
import { isReachable } from '#web/state/network.ts';
import { inOrder } from './animal-order.ts';
import { petIdentity, speciesOf } from './pet-card.ts';
import { counted } from './plan-rows.ts';
import { selectableSpecies } from './selectable-species.ts';

/** What is chosen from and printed, and the keeper's settings. */
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
  '/pet/all_labels': (collection) => {
    const { public_url } = collection;
    if (public_url === undefined) return undefined;
    const kept = inOrder(collection, 'species').filter(({ archived }) => archived === 0);
    const rows = kept.map((animal) => {
      const {
        has_img: _img,
        img_version: _version,
        sc_id: _id,
        ...identity
      } = petIdentity(collection, animal);
      const { tag, size, mmt, kept_since, acquired, created } = animal;
      const { country_code } = speciesOf(collection, animal);
      const date = kept_since ?? acquired ?? created.slice(0, 10);
      return { ...identity, tag, size, mmt, country_code, date };
    });
    return { ...counted(rows), public_url };
  },
  '/species/selectable': (collection, { query }) =>
    isReachable() ? undefined : selectableSpecies(collection, query),
  '/user_config/all': ({ settings }) =>
    counted(
      settings
        .filter(({ conf_val }) => conf_val !== null)
        .toSorted((a, b) => compareText(a.conf_key, b.conf_key)),
    ),
};
