import { t, type Static } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { Day, Flag, Id, Instant, Maybe, OneLine } from '#src/platform/http/params.ts';

/** What a hand-over says of itself, besides its animals. More of it is not read. */
export const TakeInHead = t.Object({
  exported: Instant,
  hand_over: t.Object({
    from: OneLine(limits.seller),
    code: t.String({ maxLength: 20 }),
    link: t.String({ maxLength: 500 }),
    /** What the giver's records say and the taker's must not: since when, and bred by whom. */
    animals: t.Optional(
      t.Array(t.Object({ id: Id, kept_since: Maybe(Day), bred: Maybe(Flag) }), {
        maxItems: limits.handOverPets,
      }),
    ),
  }),
});
export type TakeInHead = Static<typeof TakeInHead>;

/** The keeper's answer to a name that the list of species lacks. */
export const SpeciesAnswer = t.Object({ name: t.String({ maxLength: limits.sc_name }), sc_id: Id });
export type SpeciesAnswer = Static<typeof SpeciesAnswer>;
