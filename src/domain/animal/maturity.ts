import type { AnimalType, Gender } from '#src/domain/enums.ts';

/**
 * Whether an animal may at all have molted for the last time: males of arthropods, and all adult insects and scorpions,
 * molt no more. A reptile sheds all its life.
 */
export const endsMolting = ({ an_type, gender }: { an_type: AnimalType; gender: Gender }) =>
  an_type === 'insect' || an_type === 'scorpion' || (an_type !== 'reptile' && gender === 'm');

/**
 * Whether its keeper says that it is mature. Nobody enters it in a field, so the name, the notes and the events tell:
 * "mature", "adult", "ultimate molt", "MM", "Reifehäutung"; not "immature", "subadult", "not mature yet", "5 MM".
 */
export const saysMature = (texts: readonly string[]): boolean =>
  texts.some((text) => {
    const said = text.replaceAll(DENIED, ' ');
    return WORDS.test(said) || MALE.test(said);
  });

/** What is said not to be so, or not yet, up to the end of that clause. */
const DENIED =
  /(?<!\p{L})(?:sub|pre|pen|not|never|isn['’]t|nearly|almost|before|until|will|to|may|should|soon|parents?|nicht|kein|nie|fast|bald|vor|bis|wird|eltern)(?!\p{L})[^.;,\n]*/giu;
const WORDS =
  /(?<![\p{L}-])(?:mature|matured|ultimate|tibial hooks|palpal bulbs|adult(?:e[rs]?)?(?! (?:size|length|größe))|geschlechtsreif|reife[rs]?|reif|reifehäutung|adulthäutung|imago|imaginalhäutung|schienbeinhaken|bulben)(?!\p{L})/iu;
const MALE = /(?<!\p{L}|\d|\d )MM(?![\p{L}\d])/u;
