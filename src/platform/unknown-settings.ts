import { existsSync, readFileSync } from 'node:fs';
import { fuzzyMatches, indexNames } from '#src/domain/import/fuzzy-match.ts';
import { readConfig, type Env } from './config.ts';

/** What is set without effect: everything in `.env` that is no setting, and what looks misspelled elsewhere. */
export function unknownSettings(env: Env, file = '.env'): string[] {
  const known = settingNames();
  const index = indexNames([...known].map((name) => ({ name, of: name })));
  const inFile = namesIn(file);
  const names = new Set([...inFile, ...Object.keys(env)]);
  return [...names].flatMap((name) => {
    if (known.has(name) || OF_OTHERS.test(name)) return [];
    const [near] = fuzzyMatches(index, name, 1);
    if (near) return [`${name}: no setting has this name. Is ${near} meant?`];
    return inFile.includes(name) ? [`${name}: no setting has this name.`] : [];
  });
}

/** Those that are asked for. */
function settingNames(): Set<string> {
  const names = new Set<string>();
  const asked = { get: (_: Env, name: string) => void names.add(name) };
  readConfig(new Proxy<Env>({}, asked));
  return names;
}

/** What Bun, the system and Docker read. */
const OF_OTHERS =
  /^(TZ|LANG|LC_\w+|PATH|HOME|TMPDIR|(NODE|BUN|EXUVIA|COMPOSE|SSL_CERT)_\w+|\w+_PROXY)$/i;

function namesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/gm);
  return [...lines].map(([, name = '']) => name);
}
