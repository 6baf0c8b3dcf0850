import { useEffect, useState } from 'react';
import { matchesWords, type SearchWord } from '#src/domain/text/search-words.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { Entry } from './entries.ts';
import { speciesEntry, type OwnSpecies } from './species-entries.ts';

/** How long nothing must be typed before the server is asked, in milliseconds. */
const PAUSE_MS = 200;
/** The letters that are worth a call. */
const LEAST = 2;
const LIMIT = 6;

/**
 * What only the server knows: all species, and people of purchases and sales. Empty without a network. The keeper's own
 * species are among them where a name found them that the animals do not show: a former one, or that of another language.
 */
export function useServerEntries(
  typed: string,
  words: readonly SearchWord[],
  { own, ownFound }: { own: readonly OwnSpecies[]; ownFound: readonly OwnSpecies[] },
  { go, texts }: { go: (href: string) => void; texts: Texts },
): Entry[] {
  const reachable = useReachable();
  const search = usePaused(typed.trim());
  const enabled = reachable && search.length >= LEAST;
  const { data } = useLoad(['species', 'palette', search], () => load(search), {
    errorTitle: texts.errors.loadingPets,
    quiet: true,
    enabled,
  });
  if (!enabled || !data) return [];
  const found = new Set(ownFound.map(({ sc_id }) => sc_id));
  const ownById = new Map(own.map((one) => [one.sc_id, one]));
  const species = data.species.filter(({ sc_id }) => !found.has(sc_id));
  return [
    ...species.map((one) => speciesEntry({ ...one, ...ownById.get(one.sc_id) }, go, texts)),
    ...peopleEntries(data, words, go, texts.palette),
  ];
}

const load = (search: string) =>
  inSteps(async (step) => {
    const query = { search, limit: LIMIT };
    const [species, purchases, sales] = await Promise.all([
      step(() => api.species.list.get({ query })),
      step(() => api.purchases.list.get({ query })),
      step(() => api.sales.list.get({ query })),
    ]);
    return { species: species.rows, purchases: purchases.rows, sales: sales.rows };
  });

type Loaded = {
  purchases: readonly { seller: string }[];
  sales: readonly { buyer_name: string }[];
};

/** Who sold or bought: each leads to what was traded. */
function peopleEntries(
  { purchases, sales }: Loaded,
  words: readonly SearchWord[],
  go: (href: string) => void,
  palette: Texts['palette'],
): Entry[] {
  const person = (name: string, text: string, href: string): Entry => ({
    key: href,
    face: { icon: 'users' },
    title: { text: name },
    line: [{ text, parts: [] }],
    run: () => go(href),
  });
  const isMeant = (name: string) => name !== '' && matchesWords({ texts: [name] }, words);
  const sellers = new Set(purchases.map(({ seller }) => seller).filter(isMeant));
  const buyers = new Set(sales.map(({ buyer_name }) => buyer_name).filter(isMeant));
  return [
    ...[...sellers].map((name) => person(name, palette.seller, paths.purchases({ search: name }))),
    ...[...buyers].map((name) => person(name, palette.buyer, paths.sales({ search: name }))),
  ];
}

/** The text, once nothing was typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
