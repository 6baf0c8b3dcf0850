import { words } from './line-taken.ts';
import type { Gender } from '#src/domain/enums.ts';

export type Stage = 'sling' | 'juvenile' | 'subadult' | 'adult' | `L${number}`;
export type Origin = 'CB' | 'CH' | 'CR' | 'LTC' | 'WC' | 'F1' | 'F2';
export type Status = 'died' | 'sold' | 'given' | 'lost' | 'reserved' | 'wanted';

type Meaning<Value> = { value: Value; pattern: RegExp; sure: boolean; stage?: Stage };

export const FEMALE = String.raw`females?|fem\.?|tcf|weib(?:chen|er)?|weiblich(?:e[rs]?)?|weibl\.?|we?i?bch\.?|wbl\.?|samic[aeeęy]?|hembras?|femelles?|vrouw(?:tjes?|elijk)?|nőstény|femmin[ae]|fêmeas?|hona|honor|hunn?|самк[аи]`;
export const MALE = String.raw`males?|männchen|maennchen|männlich(?:e[rs]?)?|männl\.?|mä?nnch\.?|mnch\.?|mnl\.?|bock|böckchen|böcke|samiec|samce|samcy|samc[iů]|samec|machos?|mâles?|mannetjes?|mannelijk|hím|masch[io]o?|hane|hanar|hann|самц[ыа]|самец`;
export const UNSEXED = String.raw`unsexed|unsex|not sexed|sex unknown|unknown sex|geschlecht unbekannt|geschl\.? unbek\.?|[nu]\/s|n\.s\.?|unbestimmte?|nicht bestimmt|n\.b\.?|nieoznaczon[aye]|neurčen[éoýa]|nesexovan[éoýa]|sin (?:determinar|sexar)|indéterminée?s?|non sexée?s?|onbekend geslacht|non sessat[aoi]|não sexad[ao]|okönad|не определен`;

/** 'sub adult' is not adult. */
const NOT_SUB = String.raw`(?<!(?:sub|semi)[\s-]{1,2})`;

/** Words of sex in English, German, Polish, Czech, Spanish, French, Dutch and Hungarian. The longer ones come first. */
export const SEX_WORDS: readonly Meaning<Gender>[] = [
  {
    value: 'other',
    sure: false,
    pattern: words(
      String.raw`(?:probabl[ey]|prob\.?|suspect(?:ed)?|possibl[ey]|poss\.?|perhaps|maybe|might be|may be|could be|likely|(?:i )?(?:think(?:ing)?|guess(?:ing)?|believe|hope|hoping)(?: (?:it is|it's|she is|she's|he is|he's))?|(?:ich )?(?:glaube?|denke?)(?: ich)?|presumabl[ey]|presumed|wahrscheinlich|wahrsch\.?|vermutlich|verm\.?|vmtl\.?|evtl\.?|eventuell|vielleicht|möglicherweise|wohl|pravděpodobně|prawdopodobnie)(?:\s+(?:an?|eine?))?\s+(?:${FEMALE}|${MALE}|[mfw♀♂])|\?+\s?(?:${FEMALE}|${MALE}|[♀♂])|pf|(?:${FEMALE}|${MALE}|[mfw♀♂])(?:\s?\?+|,?\s(?:i (?:think|guess|believe|hope)|glaub(?:e)? ich|denk(?:e)? ich|maybe|probably|vermutlich|wahrscheinlich|wohl)|\s?\((?:\?|unsure|not sure|unconfirmed|unsicher|nicht sicher|unbestätigt)\))`,
    ),
  },
  {
    value: 'other',
    sure: true,
    pattern: words(UNSEXED),
  },
  { value: 'other', sure: true, pattern: /(?<![\p{L}\p{N}])NS(?![\p{L}\p{N}])/u },
  { value: 'other', sure: true, pattern: /(?<![\p{L}\p{N}.'/-])U(?![\p{L}\p{N}./'-])/u },
  {
    value: 'f',
    sure: true,
    stage: 'adult',
    pattern: words(`mature females?|mf|af|${NOT_SUB}adult females?`),
  },
  {
    value: 'm',
    sure: true,
    stage: 'adult',
    pattern: words(
      String.raw`mature males?|mm|ultimate males?|${NOT_SUB}adult males?|rh(?=[\s¦]|$)`,
    ),
  },
  // '10 AM' is a time, and 'AM 3.11.' a day
  {
    value: 'm',
    sure: false,
    stage: 'adult',
    pattern: /(?<![\p{L}\p{N}]|\d\s|this\s)AM(?![\p{L}\p{N}]|\s\d{1,2}[./])/u,
  },
  { value: 'f', sure: true, stage: 'subadult', pattern: words('saf') },
  { value: 'f', sure: true, pattern: words(FEMALE) },
  { value: 'm', sure: true, pattern: words(MALE) },
  { value: 'f', sure: true, pattern: /♀+/u },
  { value: 'm', sure: true, pattern: /♂+/u },
  { value: 'f', sure: true, pattern: /(?<![\p{L}\p{N}.'/-])F(?![\p{L}\p{N}./'-])/u },
  { value: 'm', sure: true, pattern: /(?<![\p{L}\p{N}.'/-])M(?![\p{L}\p{N}./'-])/u },
  { value: 'f', sure: false, pattern: /(?<![\p{L}\p{N}.'/-])[fwW](?![\p{L}\p{N}./'-])/u },
  { value: 'f', sure: false, pattern: /(?<![\p{L}\p{N}.'/-])w\.(?=[\s,;¦]|$)/u },
  { value: 'f', sure: false, pattern: words('girls?|mädel|mädchen') },
  {
    value: 'f',
    sure: false,
    // 'Old Lady: G. rosea' is a name
    pattern:
      /(?<![\p{L}\p{N}])(?<!^[^\p{L}\p{N}¦]*(?:\p{L}+\s){0,2})(?:lady|dame)(?![\p{L}\p{N}])/iu,
  },
  { value: 'm', sure: false, pattern: words('boys?|mann?') },
  { value: 'm', sure: false, pattern: /(?<![\p{L}\p{N}.'/-])m(?![\p{L}\p{N}./'-])/u },
];

export const STAGE_WORDS: readonly Meaning<Stage>[] = [
  {
    value: 'subadult',
    sure: true,
    pattern: words(
      String.raw`sub-?\s?adult[aeo]?s?|semi-?adult|subad\.?|penultimate|podrostek|odrostl[éáý]|halfwas|sub`,
    ),
  },
  {
    value: 'adult',
    sure: true,
    pattern: words(
      String.raw`adult[aeo]?s?|ad\.?|mature|dorosł[yae]|dosp(?:\.|ěl[ýáéí])|volwassen|adultus|matur|adult[iao]s?|vuxen`,
    ),
  },
  {
    value: 'juvenile',
    sure: true,
    pattern: words(
      String.raw`juvenile?s?|juv[ei]?s?\.?|juvies?|jungtiere?|juvéniles?|juveniel|jong`,
    ),
  },
  {
    value: 'sling',
    sure: true,
    pattern: words(String.raw`s'?lings?|spiderling(?:s|e|en)?|hatchlings?|maluch|mládě|cría`),
  },
  // any small spider, and a name
  { value: 'sling', sure: false, pattern: words('spoods?') },
];

export const ORIGIN_WORDS: readonly Meaning<Origin>[] = [
  { value: 'LTC', sure: true, pattern: /(?<![\p{L}\p{N}])LTC(?![\p{L}\p{N}])/u },
  {
    value: 'WC',
    sure: true,
    pattern: words('wild[- ]?caught|wildfang|wildfänge|z odłowu|odchyt|sauvage|wildvang'),
  },
  { value: 'WC', sure: true, pattern: /(?<![\p{L}\p{N}])(?:WC|WF)(?![\p{L}\p{N}])/u },
  {
    value: 'CB',
    sure: true,
    pattern: words(
      'captive[- ]bred|nachzucht|eigene nachzucht|hodowlan[aey]|odchov|nakweek|nacido en cautividad|né en captivité',
    ),
  },
  { value: 'CB', sure: true, pattern: /(?<![\p{L}\p{N}])(?:CBB?|NZ|ENZ|DNZ)(?![\p{L}\p{N}])/u },
  { value: 'CH', sure: false, pattern: /(?<![\p{L}\p{N}])CH(?![\p{L}\p{N}])/u },
];

const DIED = String.raw`(?:found|dead on|tot|leblos|znalezion[ay] martw[ay]) (?:dead|arrival|aufgefunden|gefunden)|rip|r\.i\.p\.?|doa|gest\.|verst\.|died|dead|deceased|passed away|put to sleep|euthani[sz]ed|eingeschläfert|erlöst|gestorben|verstorben|verendet|eingegangen|tot|padł[ao]?|uhynul[ao]?|murió|mort[aoe]?|morreu|décédée?|decedut[ao]|overleden|dood|умер(?:ла)?`;
const SOLD = String.raw`sold|verk\.|verkauft|sprzedan[aey]|prodán[oaý]?|vendid[oa]|vendue?|verkocht`;

const GIVEN = String.raw`traded|rehomed|gifted|given away|abgegeben|verschenkt|getauscht|oddan[aey]|darován[oaý]?|regalad[oa]|cédée?`;
export const LOST = String.raw`escaped|entlaufen|entwischt|entkommen|uciek(?:ł[ao]?|ła)|utekl[ao]?|escapad[oa]|échappée?|ontsnapt`;
/** 'gave her to Sam'; 'a cricket given to GBB' is another thing, so that it is asked. */
const GAVE = String.raw`gave away|(?:gave|given)(?: (?:her|him|it|them))?(?= to (?!me(?!\p{L})))`;

/** What mostly means that it has left, so that it is asked. */
const PERHAPS_DIED = String.raw`passed(?= in |,? \d|[.!]?$)|did(?:n['’]?t| not) (?:make it|survive)|nicht (?:überlebt|geschafft)|gefressen worden|kannibalisiert`;
const PERHAPS_GIVEN = String.raw`(?:swapped|exchanged)(?=,? (?:for|with|to)(?!\p{L})| ¦)|gave(?=.{1,40} to (?!me(?!\p{L})))|went (?:to (?:a new home|live|stay)|back to|home with)|ging zurück an|weggegeben|zurückgegeben`;
const PERHAPS_LOST = String.raw`(?<=(?:ist|sind|since|seit) .*)(?:weg|gone|missing(?! (?:a|one|two|\d|left|right|some|legs?)(?!\p{L}))|verschwunden)`;

/** How an animal left, in words or by a sign. */
export const LEFT = words(`${DIED}|${SOLD}|${GIVEN}|${GAVE}|${LOST}|†|🪦|🕯|⚰|💀`);

export const STATUS_WORDS: readonly Meaning<Status>[] = [
  {
    value: 'reserved',
    sure: false,
    pattern: words('(?:sold|sale) pending|pending (?:sale|payment|pickup)|sold stc'),
  },
  {
    value: 'died',
    sure: true,
    pattern: words(DIED),
  },
  { value: 'died', sure: true, pattern: /[†🪦🕯⚰💀]/u },
  {
    value: 'sold',
    sure: true,
    pattern: words(SOLD),
  },
  { value: 'given', sure: true, pattern: words(GIVEN) },
  { value: 'given', sure: false, pattern: words(GAVE) },
  { value: 'lost', sure: true, pattern: words(LOST) },
  { value: 'died', sure: false, pattern: words(PERHAPS_DIED) },
  { value: 'given', sure: false, pattern: words(PERHAPS_GIVEN) },
  { value: 'lost', sure: false, pattern: words(PERHAPS_LOST) },
  {
    value: 'reserved',
    sure: true,
    pattern: words('reserved|reserviert|zarezerwowan[aey]|rezervov[aá]n[oaý]?|gereserveerd'),
  },
  {
    value: 'wanted',
    sure: true,
    pattern: words(
      'wish ?list|wanted|wants(?=:?\\s*$)|want list|i want|i would (?:like|love)|looking for|ich möchte|hätte gerne?|chcę|quiero|je (?:veux|voudrais)|ik (?:wil|zoek)|cerco|vorrei|procuro|iso|wtb|suche|gesucht|wunschliste|incoming|szukam|hledám|busco|cherche|gezocht',
    ),
  },
];

/** 'L3', 'i2', 'FH5-6', '1. svlek', '2nd instar': the number of the molt. */
export const MOLT_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:L|i|N|FH\s?)(\d{1,2})(?:\s?(?:-|\/|->)\s?(?:L|i|N|FH)?\d{1,2}(?!\d)){0,4}(?:\s?x(?!\s?\d))?|(\d{1,2})(?:\.?\s?[-/]\s?\d{1,2})?(?:\.|st|nd|rd|th)?\s?(?:instar|svlek|sv\.|fh|häutung|wylinka|mudas?|mues?|vervellingen|vedlés)|(?:instar|wylinka|svlek|stade)\s?(\d{1,2}))(?![\p{L}\p{N}])/iu;
