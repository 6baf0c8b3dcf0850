import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openapi } from '@elysiajs/openapi';
import { Elysia } from 'elysia';
import type { Context } from './context.ts';
import { notFound } from './problem.ts';

const folder = fileURLToPath(new URL('../../dist/docs', import.meta.url));

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

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', persistAuthorization: true, validatorUrl: null });\n`;

const types: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/**
 * The document of all calls, made from their schemas, and a page to try them. The plugin's own page would load its
 * script from elsewhere; this one brings it along.
 */
export const apiDocs = (context: Context) =>
  new Elysia({ name: 'api-docs' })
    .use(
      openapi({
        provider: null,
        path: '/api/docs',
        specPath: '/api/openapi.json',
        exclude: { paths: [/^\/api\/docs/, '/api/*', '/uploads/*'], methods: ['options', 'head'] },
        documentation: {
          info: {
            title: 'Exuvia',
            version: context.version,
            description:
              'The keeper’s log. Writes answer { status: true }; failures { status: false, error, code, fields? }. Send the header x-today (YYYY-MM-DD) where your calendar day may differ from the server’s.',
          },
          components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        },
      }),
    )
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
        if (!type || !existsSync(`${folder}/${file}`)) throw notFound('File');
        set.headers['content-type'] = type;
        return Bun.file(`${folder}/${file}`);
      },
      hidden,
    );

const hidden = { detail: { hide: true } };

function typed(
  set: { headers: Record<string, string | number> },
  type: string,
  content: string,
): string {
  set.headers['content-type'] = type;
  return content;
}
