import { staticPlugin } from '@elysiajs/static';
import { Elysia } from 'elysia';
import { fromRoot } from '#src/platform/files/root.ts';

/** The files of web/public: icons, manifests and the service worker, under the same names. */
export const publicFolder = fromRoot('dist/web/public');

/**
 * Serves the few files that are there at the start, each with a route of its own, so that no path that comes in is
 * ever joined to the folder. Their names have no hash: browsers ask each time whether they changed.
 */
export const publicFiles = async (folder: string) => {
  const files = await staticPlugin({
    assets: folder,
    prefix: '',
    alwaysStatic: true,
    directive: 'no-cache',
    maxAge: null,
    indexHTML: false,
    ignorePatterns: [/(^|[\\/])\./],
    detail: { hide: true },
  });
  // The plugin knows GET only; a HEAD is the same answer, which is sent without its body.
  const head = new Elysia({ name: 'public-files-head', seed: folder });
  for (const { path } of files.routes)
    head.head(
      path,
      ({ request: { url, headers } }) => files.handle(new Request(url, { headers })),
      {
        detail: { hide: true },
      },
    );
  return files.use(head);
};
