import { t } from 'elysia';
import { handOverFileName } from '#src/domain/trade/hand-over-texts.ts';
import { shownCode } from '#src/domain/trade/hand-over-code.ts';
import { Code } from '#src/features/trade/hand-over/hand-over.routes.ts';
import { updateFetched } from '#src/features/trade/hand-over/hand-over.queries.ts';
import {
  requireOpen,
  type OpenHandOver,
} from '#src/features/trade/hand-over/open-hand-over.service.ts';
import { attachment } from '#src/features/portability/export/attachment.ts';
import type { Context } from '#src/platform/context.ts';
import { takeTurn, visitorOf } from '#src/platform/http/admission/call-turns.ts';
import { responded } from '#src/platform/http/idempotency.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { handOverZip } from './hand-over-file.ts';
import { takeOver } from './take-over.service.ts';

/** The two ways in which animals of a hand-over reach their next keeper. */
export const takeOverRoutes = (context: Context) =>
  createRouter(context, '/hand_over')
    .get(
      '/file/:code',
      ({ params, maybeUser, request, server, language, today }) => {
        const call = { request, server };
        const handOver = requireOpen(context, call, params.code);
        // the giver's own page keeps the file on the phone
        if (maybeUser?.uid !== handOver.uid && request.method === 'GET')
          updateFetched(context.db, handOver.id, context.now().toISOString());
        const parts = handOverZip(context, handOver, { language, day: today });
        const caller = maybeUser ? String(maybeUser.uid) : visitorOf(context, call);
        const turn = () => takeTurn(context, request, caller);
        return attachment(fileNameOf(handOver), 'application/zip', parts, turn);
      },
      { long: true, params: t.Object({ code: Code }) },
    )
    .post(
      '/take',
      async ({ user, body, request, server, language, today, latest }) => {
        const taker = {
          user,
          arrival: { language, day: today },
          days: { today, latest, language },
        };
        const ids = await takeOver(context, { request, server }, body.code, taker, (tx, taken) =>
          responded(tx, request, { ...ok, ids: taken }),
        );
        return { ...ok, ids };
      },
      { user: true, long: true, body: t.Object({ code: Code }) },
    );

function fileNameOf({ code, animals }: OpenHandOver): string {
  const named = animals.map(({ pet, whole }) => ({ name: pet.name, tag: whole ? pet.tag : '' }));
  return handOverFileName(named, shownCode(code));
}
