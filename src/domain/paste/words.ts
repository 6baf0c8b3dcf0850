import { words } from './line.ts';
import type { Gender } from '#src/domain/enums.ts';

export type Stage = 'sling' | 'juvenile' | 'subadult' | 'adult' | `L${number}`;
export type Origin = 'CB' | 'CH' | 'CR' | 'LTC' | 'WC' | 'F1' | 'F2';
export type Status = 'died' | 'sold' | 'reserved' | 'wanted';

type Meaning<Value> = { value: Value; pattern: RegExp; sure: boolean; adult?: boolean };

/** Words of sex in English, German, Polish, Czech, Spanish, French, Dutch and Hungarian. The longer ones come first. */
export const SEX_WORDS: readonly Meaning<Gender>[] = [
  {
    value: 'other',
    sure: false,
    pattern: words(
      String.raw`(?:probably|probable|suspected|possible|likely|poss\.|wahrscheinlich|vermutlich|vmtl\.?|evtl\.?|pravděpodobně|prawdopodobnie)\s+(?:fe)?males?|pf|(?:fe)?male\s?\?|[♀♂]\s?\?`,
    ),
  },
  {
    value: 'other',
    sure: true,
    pattern: words(
      String.raw`unsexed|unsex|n\/s|unbestimmt|nicht bestimmt|n\.b\.?|nieoznaczon[aye]|neurčen[éoýa]|nesexovan[éoýa]|sin (?:determinar|sexar)|indéterminée?|non sexée?|onbekend geslacht|не определен`,
    ),
  },
  { value: 'f', sure: true, adult: true, pattern: words('mature females?|mf|af|adult females?') },
  {
    value: 'm',
    sure: true,
    adult: true,
    pattern: words('mature males?|mm|ultimate males?|adult males?|rh(?=\\s|$)'),
  },
  {
    value: 'f',
    sure: true,
    pattern: words(
      String.raw`females?|fem\.?|tcf|weibchen|weiblich|weibl\.?|samic[ae]|hembras?|femelles?|vrouw(?:tje|elijk)?|nőstény`,
    ),
  },
  {
    value: 'm',
    sure: true,
    pattern: words(
      String.raw`males?|männchen|maennchen|männlich|männl\.?|samiec|samce|samec|machos?|mâles?|mannetje|mannelijk|hím`,
    ),
  },
  { value: 'f', sure: true, pattern: /♀+/u },
  { value: 'm', sure: true, pattern: /♂+/u },
  { value: 'f', sure: true, pattern: /(?<![\p{L}\p{N}.'/-])F(?![\p{L}\p{N}./'-])/u },
  { value: 'm', sure: true, pattern: /(?<![\p{L}\p{N}.'/-])M(?![\p{L}\p{N}./'-])/u },
  { value: 'f', sure: false, pattern: /(?<![\p{L}\p{N}.'/-])[fwW](?![\p{L}\p{N}./'-])/u },
  { value: 'm', sure: false, pattern: /(?<![\p{L}\p{N}.'/-])m(?![\p{L}\p{N}./'-])/u },
];

export const STAGE_WORDS: readonly Meaning<Stage>[] = [
  {
    value: 'subadult',
    sure: true,
    pattern: words(
      String.raw`sub-?\s?adult[aeo]?|semi-?adult|subad\.?|penultimate|podrostek|odrostl[éáý]|halfwas|sub`,
    ),
  },
  {
    value: 'adult',
    sure: true,
    pattern: words(
      String.raw`adult[aeo]?|adulte|ad\.?|mature|dorosł[yae]|dospěl[ýáé]|volwassen|adultus|matur`,
    ),
  },
  {
    value: 'juvenile',
    sure: true,
    pattern: words(String.raw`juvenile?s?|juv[ei]?\.?|juvies?|jungtiere?|juvénile|juveniel|jong`),
  },
  {
    value: 'sling',
    sure: true,
    pattern: words(String.raw`s'?lings?|spiderlings?|spood|hatchlings?|maluch|mládě|cría`),
  },
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

const DIED = String.raw`rip|gest\.|verst\.|died|dead|deceased|gestorben|verstorben|tot|padł[ao]?|uhynul[ao]?|murió|morte?|overleden`;
const SOLD = String.raw`sold|verk\.|traded|verkauft|sprzedan[aey]|prodán[oaý]?|vendid[oa]|vendue?|verkocht`;

/** How an animal left, in words or by a sign. */
export const LEFT = words(`${DIED}|${SOLD}|†|🪦|🕯`);

export const STATUS_WORDS: readonly Meaning<Status>[] = [
  {
    value: 'died',
    sure: true,
    pattern: words(DIED),
  },
  { value: 'died', sure: true, pattern: /[†🪦🕯]/u },
  {
    value: 'sold',
    sure: true,
    pattern: words(SOLD),
  },
  {
    value: 'reserved',
    sure: true,
    pattern: words('reserved|reserviert|zarezerwowan[aey]|rezervov[aá]n[oaý]?|gereserveerd'),
  },
  {
    value: 'wanted',
    sure: true,
    pattern: words(
      'wish ?list|wanted|iso|wtb|suche|gesucht|wunschliste|incoming|szukam|hledám|busco|cherche|gezocht',
    ),
  },
];

/** 'L3', 'i2', 'FH5-6', '1. svlek', '2nd instar': the number of the molt. */
export const MOLT_NUMBER =
  /(?<![\p{L}\p{N}])(?:(?:L|i|N|FH\s?)(\d{1,2})(?:\s?(?:-|\/|->)\s?(?:L|i|N|FH)?\d{1,2})?(?:\s?x)?|(\d{1,2})(?:\.|st|nd|rd|th)?\s?(?:instar|svlek|sv\.|fh|häutung|wylinka|mudas?|mues?|vervellingen|vedlés)|(?:instar|wylinka|svlek|stade)\s?(\d{1,2}))(?![\p{L}\p{N}])/iu;
