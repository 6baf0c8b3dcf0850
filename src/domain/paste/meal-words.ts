import { words } from './line-taken.ts';

// What is said of a meal: that it was eaten, that it was not, and what it was.

/** 'nimmt nicht zu' and 'mag nicht angefasst werden' are no refusals. */
const NOT_AT_ALL = String.raw`nicht(?!(?: mehr)? (?!(?:mehr|an|seit|am|vom|fressen|essen)(?!\p{L}))\p{L})`;
export const REFUSED = words(
  String.raw`(?:refused|refuses|refusing|rejected|verweigert(?:e)?|verw\.|abgelehnt|geweigerd|weigert|refuse?|no (?:come|comió)|niet gegeten|(?:n'a )?pas mangé|nie jad[łl][ao]?|nežral[ao]?|rechaz[óa]|rechazad[ao]|odmówił[ao]?|odmítl[ao]?|did(?:n't| not) eat|not eaten|not eating|hasn't eaten|(?:doesn't|won't) eat|nicht gefressen|futterverweigerung|no food|off (?:(?:her|his|its) )?food|(?:ohne|kein) futter|nichts (?:mehr )?gefressen|(?:frisst nicht|(?:nimmt|mag) ${NOT_AT_ALL}|(?:frisst|nimmt|mag) (?:nichts|nix|kein (?:futter|essen)))(?: mehr)?(?: an)?|eats nothing|takes nothing)(?: (?:food|meal|last meal|feeding|futter))?`,
);
export const FED = words(
  String.raw`last fed|lf|(?:poslední )?krmení|(?:ostatnie )?karmienie|dernier repas|laatste maaltijd|laatste voeding|laatst gegeten|gegeten|laatst gevoerd|nakarmion[aye]?|jad[łl][ao]?|žral[ao]?|mangé|última comida|last meal|fed|gef\.?|ge?fressen|gefr\.?|futter|(?:letzte )?mahlzeit|[🦗🪳]|fütterung|eaten|ate|feeding|gefüttert|gefuettert|letzte fütterung|karmion[aye]|krmen[oaý]?|nourrie?|matad|nutrit[ao]|alimentad[ao]|comió|gevoerd|gevoederd`,
);
export const FEEDERS = String.raw`(?:mice|mouse|rats?|pink(?:y|ies)|fuzz(?:y|ies)|crickets?|crix|crickies|pinheads?|roach(?:es)?|dubias?(?:\sroach(?:es)?)?|locusts?|mealworms?|superworms?|waxworms?|hornworms?|drosophila|(?:(?:fruit|house|bottle) ?)?fl(?:y|ies)|(?:gold|stuben|frucht)?fliegen?|(?:mi[kc]ro)?heimchen|(?:steppen)?grillen?|(?:(?:wüsten)?heu|wander)schrecken?|schaben?|mehlwurm|mehlwürmer|(?:frost|spring)?(?:mäuse|maus)|ratten?|świerszcz\p{L}*|karaczan\p{L}*|cvrč\p{L}*|šváb\p{L}*|myš\p{L}*|souris|grillons?|blattes?|grillos?|rat[oó]n(?:es)?|cucarachas?|krekels?|muizen|muis)`;
/** A word that is what an animal eats, wherever it is not the animal itself. */
export const FEEDER = new RegExp(`^${FEEDERS}$`, 'iu');
export const HOW_LARGE = String.raw`small|large|medium|sm|med|lg|adult|frozen|kleine?[nrs]?|große?[nrs]?`;
const TRY = '(?:eats?|takes?|likes?|wants?|touch(?:es)?|accepts?)';
/** 'never eats', 'does not take', 'mag keine', 'hates': what is said ahead of a feeder that it does not eat. */
const DISLIKED = String.raw`(?:do|does|did|will|would|can)\s?not\s${TRY}|(?:never|no longer)\s${TRY}|no more|not? (?:fond|a fan) of|(?:hates?|dislikes?|skips?|ignores?|without|minus)|(?:instead|out|tired) of|(?:allergic|no thanks) to|nicht mehr|ohne|statt|anstatt|hasst|weder|(?:nimmt|frisst|mag|isst|will)\s(?:nie|keine?n?)`;
/** 'refused 2 roaches 10/11', 'bought 2 roaches 10/11', 'didnt eat 2 roaches 10/11', 'no crickets or roaches' are none. */
export const NO_MEAL = new RegExp(
  String.raw`(?:${REFUSED.source}|(?<!\p{L})(?:not|no|never|nicht|nie|kein\p{L}*|bought|buy|order(?:ed)?|gekauft|bestellt|need|needs|braucht|offered|offer|ignor\p{L}*|(?:do|did|does|has|have|would|wo|was|is)n['’]?t(?:\s\p{L}+)?|angeboten|wollte|will|${DISLIKED}))(?:\s(?:(?:${HOW_LARGE})\s)?${FEEDERS}\s?(?:,|\/|or|oder|noch|nor))*\s*$`,
  'iu',
);
/** '2 roaches 10/11, ignored', 'wollte 2 Heimchen 10.11. nicht': what stands behind the date denies it. */
export const NOT_EATEN_BEHIND =
  /^[\s.,;:()-]*(?:ignor\p{L}*|not|nicht|uneaten|untouched|removed|left|no interest|kein\p{L}*|entfernt|verschmäht|denied|declined|(?:mag|nimmt|frisst|isst|will|wollte)\s(?:(?:sie|er|es)\s)?(?:nicht|nie))(?!\p{L})/iu;
export const NO_MEAL_BEHIND =
  /^[\s,]{1,2}(?:bought|ordered|offered|gekauft|bestellt|angeboten|geholt|besorgt)(?!\p{L})/iu;

/** 'keine Heimchen', 'doesn't take crickets (only worms)': what is said of a feeder is that it does not eat it. */
export function deniesFeeder(text: string): boolean {
  const found = ONE_FEEDER.exec(text);
  if (!found) return false;
  const behind = text.slice(found.index + found[0].length);
  return NO_MEAL.test(text.slice(0, found.index)) || NOT_EATEN_BEHIND.test(behind);
}

const ONE_FEEDER = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${HOW_LARGE})\s)?${FEEDERS}(?!\p{L})`,
  'iu',
);
