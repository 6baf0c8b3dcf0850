import { existsSync } from 'node:fs';
import { Elysia } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { fromRoot } from '#src/platform/files/root.ts';
import { apiDocument } from './api-document.ts';
import { notFound } from '#src/platform/http/problem.ts';
import type { Calls } from './response-shapes.ts';

const folder = fromRoot('dist/docs');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Exuvia API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

// A token that is entered there is never stored: it would outlive the log-out.
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
});
`;

const types: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/**
 * The document of all calls, and a page to try them that brings its scripts along.
 */
export const apiDocs = (context: Context, calls: Calls) => {
  const app = new Elysia({ name: 'api-docs' });
  let document: object | undefined;
  return app
    .get('/api/openapi.json', () => (document ??= apiDocument(app, calls, context.version)), hidden)
    .get('/api/docs', ({ set }) => typed(set, 'text/html; charset=utf-8', page), hidden)
    .get(
      '/api/docs/start.js',
      ({ set }) => typed(set, 'text/javascript; charset=utf-8', start),
      hidden,
    )
    .get(
      '/api/docs/:file',
      ({ params: { file }, set }) => {
        const type = types[file];
        if (!type || !existsSync(`${folder}/${file}`)) throw notFound('file');
        set.headers['content-type'] = type;
        return Bun.file(`${folder}/${file}`);
      },
      hidden,
    );
};

const hidden = { detail: { hide: true } };

function typed(
  set: { headers: Record<string, string | number> },
  type: string,
  content: string,
): string {
  set.headers['content-type'] = type;
  return content;
}
