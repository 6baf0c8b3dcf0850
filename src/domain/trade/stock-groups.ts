import type { AnimalType } from '#src/domain/enums.ts';
import { fold } from '#src/domain/text/fold.ts';
import { matchesWords, searchWords } from '#src/domain/text/search-words.ts';
import type { StockEntry } from './stock-entries.ts';

export type StockGroup = { sc_name: string; cm_name: string; entries: StockEntry[] };
/** A heading or remark between the species, or one species. */
export type StockBlock = { words: string } | StockGroup;

/**
 * In the order of the list, the lines of a species together as far as the next heading. What was sold and has no line any
 * more joins its species wherever that is.
 */
export function stockBlocks(entries: readonly StockEntry[]): StockBlock[] {
  const blocks: StockBlock[] = [];
  let since = 0;
  for (const entry of entries) {
    if (entry.state === 'words') {
      if (entry.words.trim() !== '') blocks.push({ words: entry.words.trim() });
      since = blocks.length;
      continue;
    }
    const from = entry.state === 'sold' ? 0 : since;
    const group = blocks.slice(from).find((one) => isOf(one, entry.sc_name));
    if (group && 'entries' in group) group.entries.push(entry);
    else {
      const { sc_name, cm_name } = entry;
      blocks.push({ sc_name, cm_name, entries: [entry] });
    }
  }
  return blocks;
}

const isOf = (block: StockBlock, sc_name: string) =>
  'entries' in block && fold(block.sc_name) === fold(sc_name);

/** The entries that a search and a type leave; the words between them only where nothing is left out. */
export function findStock(
  entries: readonly StockEntry[],
  search: string,
  an_type: AnimalType | null,
): readonly StockEntry[] {
  const words = searchWords(search);
  if (words.length === 0 && an_type === null) return entries;
  return entries.filter(
    (entry) =>
      entry.state !== 'words' &&
      (an_type === null || entry.an_type === an_type) &&
      matchesWords(searched(entry), words),
  );
}

const searched = ({ sc_name, cm_name, words, pet }: StockEntry) => ({
  names: [sc_name],
  texts: [cm_name, words],
  numbers: [pet?.id ?? null],
});

/** How many animals can be had, of each type that is known. */
export function countTypes(entries: readonly StockEntry[]): Map<AnimalType, number> {
  const counts = new Map<AnimalType, number>();
  for (const { an_type, state, count } of entries)
    if (an_type !== null && state === 'offered')
      counts.set(an_type, (counts.get(an_type) ?? 0) + count);
  return counts;
}
