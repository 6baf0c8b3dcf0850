// Builds what is served and shipped: `bun scripts/build.ts [web] [docs] [server]`, all three without arguments.
//   dist/web     the pages, each text file with its .br and .gz; hashed files are in assets/
//   dist/docs    Swagger UI for /api/docs, which must load nothing from elsewhere
//   dist/server  the program in one file, with the packages beside it that it loads by themselves

import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildWeb, kilobytes } from './build-web.ts';

process.chdir(resolve(import.meta.dir, '..'));
const parts = process.argv.slice(2);
/** Beside the program: sharp for its native library, the other because few installations use it, and memory is dear. */
const external = ['sharp', '@simplewebauthn/server'];
const wants = (part: string) => parts.length === 0 || parts.includes(part);
if (wants('web')) await buildWeb('web', 'dist/web');
if (wants('docs')) await copyDocs('dist/docs');
if (wants('server')) await buildServer('dist/server');

async function copyDocs(to: string): Promise<void> {
  const from = resolve('node_modules/swagger-ui-dist');
  rmSync(to, { recursive: true, force: true });
  for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
    // The line about a source map would only cause a 404.
    const text = await Bun.file(join(from, name)).text();
    await Bun.write(join(to, name), text.replace(/\n(\/\/#|\/\*#) sourceMappingURL=.*\s*$/, '\n'));
  }
  for (const name of ['LICENSE', 'NOTICE']) cpSync(join(from, name), join(to, `${name}.txt`));
}

async function buildServer(to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  const result = await Bun.build({
    entrypoints: ['src/main.ts', 'src/cli.ts', 'src/child.ts'],
    outdir: to,
    naming: '[name].[ext]',
    target: 'bun',
    external,
    minify: { syntax: true, whitespace: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const name of external) copyPackage(name, join(to, 'node_modules'));
  for (const file of result.outputs)
    console.log(`${kilobytes(file.size)}  dist/server/${file.path.split('/').at(-1)}`);
}

/** Copies a package and its dependencies, as far as they are installed: each processor has its own library. */
function copyPackage(name: string, to: string, copied = new Set<string>()): void {
  const from = join('node_modules', name);
  if (copied.has(name) || !existsSync(from)) return;
  copied.add(name);
  cpSync(from, join(to, name), { recursive: true, dereference: true });
  const about = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...about.dependencies, ...about.optionalDependencies })) {
    copyPackage(needed, to, copied);
  }
}
