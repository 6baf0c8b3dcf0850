import type { PastedLine } from './read-line.ts';

/**
 * The lines below 'To do', 'Repot:' and 'Einkaufsliste', up to an empty line, another title, or one without the bullet that
 * those above have; where none has one, up to a line that tells of an animal what no task does.
 */
export class TaskList {
  private isOpen = false;
  /** Of its first line. */
  private isMarked: boolean | null = null;

  /** Whether a line, which was read as `parts`, is a task by standing here. */
  holds(text: string, parts: readonly PastedLine[]): boolean {
    if (TITLE.test(text)) {
      this.isOpen = true;
      this.isMarked = null;
      return false;
    }
    const isMarked = MARK.test(text);
    this.isMarked ??= isMarked;
    const isOwn = this.isMarked ? isMarked : !parts.some(tellsAnimal);
    const isTitle = parts[0]?.kind === 'heading' || /:[\s*_]*$/.test(text);
    this.isOpen &&= text.trim() !== '' && isOwn && !isTitle;
    return this.isOpen;
  }
}

const tellsAnimal = ({ fields }: PastedLine): boolean =>
  ANIMAL.some((key) => fields[key] !== undefined);
const ANIMAL = [
  ...(['gender', 'sexes', 'sizes', 'weight', 'stage', 'hatched'] as const),
  ...(['last_fed', 'refused', 'last_molt', 'kept_since', 'left'] as const),
] as const;

const MARK = /^\s*(?:[-–*•+☐☑✅✓]|\[.?\]|\d{1,2}[.)]\s)/u;
/** With a day or a word such as 'Samstag' behind it. */
const TITLE =
  /^[\s*_#>•-]*(?:to[- ]?do(?:[- ]?list)?|(?:noch )?zu erledigen|aufgaben|tasks|(?:to |need to |noch )?(?:re-?pot(?:ting)?|re-?hous(?:e|ing)|umtopfen|umsetzen|buy|order|kaufen|bestellen|besorgen)|shopping(?: list)?|einkauf(?:en|sliste|szettel)?|besorgungen)(?:\s(?:\p{L}{2,10}|\d[\d./]*))?\s?:?[\s*_]*$/iu;
