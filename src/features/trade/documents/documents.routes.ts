import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { listDocuments, sumDocuments } from '#src/platform/documents/documents.queries.ts';
import { Id, IdParam, IdText, OneLine } from '#src/platform/http/params.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { withUpload } from '#src/platform/pictures/multipart-upload.ts';
import { belongingOf, documentForm, documentFormBody } from './document-form.ts';
import {
  addDocument,
  changeName,
  fileOf,
  removeDocument,
  requireOwnBelonging,
  restoreDocument,
} from './documents.service.ts';

export const documentRoutes = (context: Context) =>
  createRouter(context, '/document')
    .get(
      '/list',
      ({ uid, query }) => {
        const of = belongingOf(query);
        requireOwnBelonging(context.db, uid, of);
        return counted(listDocuments(context.db, of));
      },
      {
        user: true,
        query: t.Object({
          pet_id: t.Optional(IdText),
          purchase_id: t.Optional(IdText),
          slid: t.Optional(IdText),
        }),
      },
    )
    .get(
      '/usage',
      ({ uid }) => ({ ...sumDocuments(context.db, uid), max: limits.documents.count }),
      {
        user: true,
      },
    )
    .get(
      '/file/:id',
      ({ uid, params: { id }, set }) => {
        const { path, name } = fileOf(context, uid, id);
        // as it was sent, so nothing of it is ever shown by a browser: it is saved
        set.headers['content-type'] = 'application/octet-stream';
        set.headers['content-disposition'] = `attachment; filename="${name}"`;
        set.headers['content-security-policy'] = "default-src 'none'; sandbox";
        set.headers['x-content-type-options'] = 'nosniff';
        set.headers['cache-control'] = 'private, no-store';
        return Bun.file(path);
      },
      { user: true, params: IdParam },
    )
    .post(
      '/upload',
      ({ uid, request }) =>
        withUpload(context, request, { uid, what: 'file', most: limits.documentBytes }, (fields) =>
          addDocument(context, { uid, request }, documentForm(fields)),
        ),
      { user: true, long: true, parse: 'none', detail: { requestBody: documentFormBody() } },
    )
    .put(
      '/rename',
      ({ uid, body: { id, name } }) => {
        changeName(context, uid, id, name);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, name: OneLine(limits.document_name) }) },
    )
    .delete(
      '/delete',
      ({ uid, body: { id } }) => {
        removeDocument(context, uid, id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .put(
      '/restore',
      ({ uid, body: { id } }) => {
        restoreDocument(context, uid, id);
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    );
