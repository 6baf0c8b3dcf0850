import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { shownCode } from '#src/domain/trade/hand-over-code.ts';
import { fileBytes, type OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import type { Context } from '#src/platform/context.ts';
import { IdList, idsIn } from '#src/platform/http/id-list.ts';
import {
  choice,
  Count,
  Flag,
  Id,
  IdParam,
  IdText,
  paging,
  wholeText,
} from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import { currentPictureFile, sizes } from '#src/platform/pictures/picture-files.ts';
import { saleFormFields } from '#src/records/sale.ts';
import {
  addHandOver,
  handOverDetail,
  handOversOf,
  pictureBytes,
  previewAnimals,
  withdraw,
} from './hand-over.service.ts';
import { describeOffered } from './offered-animal.ts';
import { requireOpen, type OpenHandOver } from './open-hand-over.service.ts';
import { finish, markTaken } from './settle.service.ts';

const { total_price, currency, buyer_name, buyer_contact, s_notes, document_no } =
  bodyOf(saleFormFields);

const closed = { additionalProperties: false } as const;
const Sale = t.Object(
  { total_price, currency, buyer_name, buyer_contact, s_notes, document_no },
  closed,
);
const OfferedPet = t.Object(
  {
    id: Id,
    count: t.Optional(Count),
    slid: t.Optional(Id),
    sale: t.Optional(Sale),
    papers: t.Optional(t.Array(Id, { maxItems: limits.documents.count, uniqueItems: true })),
  },
  closed,
);
const Ticks = { history: Flag, pictures: Flag, notes: Flag, origin: Flag };
/** As it is typed or scanned: what it names is looked up. */
export const Code = t.String({
  maxLength: 100,
  description: 'Eight letters and digits; dashes, spaces and case do not matter.',
  examples: ['K7M2-9QXD'],
});

/** Handing animals over to their next keeper. */
export const handOverRoutes = (context: Context) =>
  createRouter(context, '/hand_over')
    .get('/preview', ({ uid, query }) => counted(previewAnimals(context, uid, idsIn(query.ids))), {
      user: true,
      query: t.Object({ ids: IdList }),
    })
    .post('/add', ({ uid, body }) => ({ ...ok, ...addHandOver(context, uid, body) }), {
      user: true,
      body: t.Object({
        pets: t.Array(OfferedPet, { minItems: 1, maxItems: limits.handOverPets }),
        ...Ticks,
        reason: choice(['sold', 'given']),
      }),
    })
    .get(
      '/list',
      ({ uid, query: { pet, offset = 0, limit = 12 } }) =>
        handOversOf(context, uid, pet, { offset, limit }),
      { user: true, query: t.Object({ pet: t.Optional(IdText), ...paging }) },
    )
    .get('/detail/:id', ({ user, params }) => single(handOverDetail(context, user, params.id)), {
      user: true,
      params: IdParam,
    })
    .delete(
      '/delete',
      ({ uid, body }) => {
        withdraw(context, uid, body.id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .put(
      '/finish',
      ({ uid, body, today, latest, language }) => {
        finish(context, uid, body.id, { today, latest, language });
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .get(
      '/open/:code',
      ({ params, maybeUser, request, server }) => {
        const handOver = requireOpen(context, { request, server }, params.code);
        return single(shownToAll(context, handOver, maybeUser?.uid));
      },
      { params: t.Object({ code: Code }) },
    )
    .get(
      '/picture/:code/:no',
      ({ params, query, request, server, set }) => {
        const handOver = requireOpen(context, { request, server }, params.code);
        const file = pictureOf(context, handOver, params.no, query.size ?? 'mobile');
        if (!file) throw notFound('picture');
        set.headers['content-type'] = 'image/webp';
        set.headers['content-security-policy'] = "default-src 'none'; sandbox";
        set.headers['cache-control'] = 'private, no-store';
        return Bun.file(file);
      },
      {
        params: t.Object({
          code: Code,
          no: wholeText({ minimum: 1, maximum: limits.handOverPets }),
        }),
        query: t.Object({ size: t.Optional(choice(sizes)) }),
      },
    )
    .post(
      '/taken',
      ({ body, request, server, today, latest, language }) => {
        markTaken(context, { request, server }, body.code, { today, latest, language });
        return ok;
      },
      { body: t.Object({ code: Code }) },
    )
    .options(
      '/taken',
      ({ set }) => {
        set.headers['access-control-allow-methods'] = 'POST';
        set.headers['access-control-allow-headers'] = 'content-type';
        set.headers['access-control-max-age'] = '600';
        return ok;
      },
      { detail: { hide: true } },
    );

/** What everybody who has the code sees; its giver is led to the hand-over itself. */
function shownToAll(context: Context, handOver: OpenHandOver, reader: number | undefined) {
  const { id, uid, code, from, created, expires, animals } = handOver;
  const own = reader === uid ? (1 as const) : (0 as const);
  const shown = describeOffered(context.db, animals, handOver);
  return {
    id: own ? id : null,
    code: shownCode(code),
    from,
    created,
    expires,
    own,
    file_bytes: fileBytes(loadsOf(context, animals, shown)),
    animals: shown,
  };
}

/** What each of them adds to the file. */
const loadsOf = (context: Context, offered: OpenHandOver['animals'], shown: OfferedAnimal[]) =>
  shown.map(({ feedings, refused, picture, papers }, at) => ({
    records: feedings + refused,
    pictures: picture ? pictureBytes(context, offered[at]?.pet.id ?? 0) : 0,
    papers: papers.reduce((sum, { bytes }) => sum + bytes, 0),
  }));

function pictureOf(
  context: Context,
  { pictures, animals }: OpenHandOver,
  no: number,
  size: (typeof sizes)[number],
): string | null {
  const one = pictures ? animals.find((animal) => animal.no === no) : undefined;
  return one ? currentPictureFile(context, size, one.pet.id) : null;
}
