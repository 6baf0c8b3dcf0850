import { EVENTS, OWN, namesAnimal, NO_ANIMAL } from './unknown-animals.ts';
import { tellMore } from './details.ts';
import type { PastedLine } from './read-line.ts';

/**
 * A list of blocks with empty lines between, each of one animal: the lines beside its species say more of it, and one to
 * three words ahead are its name. As two of them show that it is such a list.
 */
export function tellBlocks(lines: readonly PastedLine[]): void {
  const blocks = blocksOf(lines).flatMap((block) => {
    const at = block.findIndex(namesAnimal);
    const isOne = at >= 0 && block.findLastIndex(namesAnimal) === at;
    return isOne
      ? [{ animal: block[at], ahead: block.slice(0, at), behind: block.slice(at + 1) }]
      : [];
  });
  const telling = blocks.filter(
    ({ ahead, behind }) =>
      behind.length > 0 &&
      behind.every(isDetail) &&
      ahead.every((line, at) => isDetail(line) && (at === 0 || tellsFact(line))),
  );
  if (telling.length < 2 || telling.some(({ behind }) => !behind.some(tellsFact))) return;
  for (const { animal, ahead, behind } of telling) {
    if (!animal) continue;
    for (const line of behind) tellMore(line, animal);
    for (const line of ahead) if (tellsFact(line)) tellMore(line, animal);
    for (const line of ahead) {
      if (!isName(line) || animal.fields.name) continue;
      animal.fields.name = { value: line.text.trim(), sure: false, from: null };
      line.kind = 'detail';
    }
  }
}

function blocksOf(lines: readonly PastedLine[]): PastedLine[][] {
  const blocks: PastedLine[][] = [[]];
  for (const line of lines)
    if (line.kind === 'empty') blocks.push([]);
    else blocks.at(-1)?.push(line);
  return blocks;
}

const isDetail = ({ kind, text }: PastedLine) =>
  (kind === 'unread' || kind === 'heading') && !/:\s*$/.test(text) && !NO_ANIMAL.test(text);
const tellsFact = ({ fields }: PastedLine) => [...OWN, ...EVENTS].some((key) => fields[key]);
const isName = ({ kind, text }: PastedLine) =>
  kind === 'unread' &&
  !OF_LIST.test(text) &&
  /^\s*\p{Lu}\p{L}{1,15}(?: \p{Lu}\p{L}{0,15}){0,2}\s*$/u.test(text);
/** What a list is called, and no animal of it. */
const OF_LIST =
  /^\s*(?:(?:my|meine)\s)?(?:tarantulas|spiders|(?:vogel)?spinnen|scorpions|skorpione|inverts|pets|animals|tiere|collection|bestand|inventory|list)\s*$/iu;
