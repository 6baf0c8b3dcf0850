import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { Id, whole } from '#src/platform/http/params.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { placeFields, placeNoteFields } from '#src/records/place.ts';

const Order = whole({ minimum: 0, maximum: 2_147_483_647 });
const Required = <All extends Parameters<typeof bodyOf>[0]>(fields: All) =>
  t.Required(t.Object(bodyOf(fields)));

/** What `place/delete` answers as `was`. */
export const Removed = t.Object({
  places: t.Array(
    t.Object({
      id: Id,
      parent_id: t.Nullable(Id),
      position: Order,
      ...Required(placeFields).properties,
      entries: t.Array(Required(placeNoteFields)),
    }),
    { maxItems: limits.perKeeper.places },
  ),
  pets: t.Array(t.Object({ id: Id, place_id: Id, place_order: Order }), {
    maxItems: limits.perKeeper.animals,
  }),
});

/** What `pet/move` answers as `moved`. */
export const Moved = t.Array(
  t.Object({ id: Id, was: t.Object({ place_id: t.Nullable(Id), place_order: Order }) }),
  { maxItems: limits.idsPerCall },
);
