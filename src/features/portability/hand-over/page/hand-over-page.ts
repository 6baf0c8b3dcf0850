import { genderCount } from '#src/domain/animal/gender.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { markup, type Markup } from './markup.ts';
import { logo } from './page-logo.ts';
import { styles } from './page-styles.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';

/** An animal of a hand-over, and what the page lists of its history. */
export type PageAnimal = Omit<
  OfferedAnimal,
  'no' | 'an_type' | 'last_fed' | 'refusals' | 'refused_since' | 'pictures' | 'papers'
> & {
  /** The name of its picture beside the page, without folder and ending. */
  id: number;
  /** The newest ones, newest first, at most MOST_LISTED; empty where the history does not travel. */
  offers: readonly { date_f: Day; food: string; progress: Progress }[];
  events: readonly { date_ev: Day; event: string }[];
  /** The files of its papers beside the page. */
  papers: readonly { name: string; path: string }[];
};

export type HandOverPage = {
  language: Spoken;
  from: string;
  /** As people type it: K7M2-9QXD. */
  code: string;
  /** The day on which the file is written. */
  day: Day;
  animals: readonly PageAnimal[];
};

/** How many feedings and events of an animal the page lists: nobody reads or prints more. */
export const MOST_LISTED = 60;

/**
 * The page in the file of a hand-over, for somebody without Exuvia: to read and to print. It needs nothing but the
 * pictures beside it, and asks nobody for anything.
 */
export function handOverPage({ language, from, code, day, animals }: HandOverPage): string {
  const texts = pageTexts[language];
  const title = texts.title(animals.map(({ name }) => name));
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: blob: content:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Exuvia</title>
<style>${styles}</style>
</head>
<body>
<header>${logo}<p>${texts.from(from, texts.day(day))}</p></header>
<main>
${animals.length > 1 ? markup`<h1 class="all">${texts.animals(animals.length)}</h1>` : ''}
${animals.map((animal) => animalPart(animal, texts, animals.length > 1))}
</main>
<footer>
<p>${texts.takeIn}</p>
<p>${texts.code} <b class="code">${code}</b></p>
</footer>
</body>
</html>
`.text;
}

function animalPart(animal: PageAnimal, texts: PageTexts, isOneOfMany: boolean): Markup {
  const { name, sc_name, cm_name, gender, an_count, size, notes } = animal;
  const part = isOneOfMany ? 3 : 2;
  const heading = markup`<bdi>${name}</bdi> <span class="sex">${genderCount(gender, an_count)}</span>`;
  return markup`<article>
<div class="who${animal.picture ? '' : ' alone'}">
${animal.picture ? markup`<img src="pictures/${animal.id}.webp" alt="${texts.pictureOf(name)}">` : ''}
<div>
${isOneOfMany ? markup`<h2 class="name">${heading}</h2>` : markup`<h1 class="name">${heading}</h1>`}
<p class="species"><i lang="la">${sc_name}</i>${cm_name ? markup` <span>${cm_name}</span>` : ''}</p>
${size === null ? '' : scale(size, Math.max(size, ...sizes(animal)), texts)}
<dl>${facts(animal, texts).map(([label, value]) => markup`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>
</div>
</div>
${moltsPart(animal, texts, part)}
${offersPart(animal, texts, part)}
${eventsPart(animal, texts, part)}
${papersPart(animal, texts, part)}
${notes ? markup`<section>${title(texts.notes, part)}<p class="notes" dir="auto">${notes}</p></section>` : ''}
</article>`;
}

type Level = 2 | 3;
const title = (text: string, level: Level) => markup`<h${level}>${text}</h${level}>`;

/** What is known of the animal, by label. */
function facts(animal: PageAnimal, texts: PageTexts): [label: string, value: string][] {
  const { gender, an_count, tag, weight, first, pre_molt, hatched, kept_since, bred, parent_name } =
    animal;
  const day = (of: Day | null) => (of ? texts.day(of) : '');
  const all: [string, string][] = [
    [texts.tag, tag],
    [texts.sex, texts.gender[gender]],
    [texts.count, an_count > 1 ? String(an_count) : ''],
    [texts.weight, weight === null ? '' : texts.grams(weight)],
    [texts.hatched, hatched ? texts.partialDay(hatched) : ''],
    [texts.keptSince, day(kept_since)],
    [texts.origin, bred ? texts.bred : ''],
    [texts.parent, parent_name],
    [texts.documentNo, animal.document_no],
    [texts.firstRecord, day(first)],
    [texts.preMolt, day(pre_molt)],
  ];
  return all.filter(([, value]) => value !== '');
}

const sizes = ({ molts }: PageAnimal) => molts.flatMap(({ size }) => size ?? []);

/** Its length as a bar: the longest one of the animal fills the width. */
const scale = (size: number, longest: number, texts: PageTexts) =>
  markup`<p class="scale"><span style="width: ${Math.round((size / longest) * 100)}%"></span><b>${texts.cm(size)}</b></p>`;

function moltsPart(animal: PageAnimal, texts: PageTexts, part: Level): Markup | '' {
  const molts = animal.molts.toReversed();
  if (molts.length === 0) return '';
  const longest = Math.max(...sizes(animal), animal.size ?? 0);
  return markup`<section>${title(texts.molts(molts.length), part)}
<ol class="molts">${molts.map(
    ({ date_mt, size }) =>
      markup`<li><span>${texts.day(date_mt)}</span>${size === null ? markup`<span>–</span>` : scale(size, longest, texts)}</li>`,
  )}</ol></section>`;
}

function offersPart(
  { feedings, refused, offers }: PageAnimal,
  texts: PageTexts,
  part: Level,
): Markup | '' {
  if (feedings + refused + offers.length === 0) return '';
  const list = offers
    .slice(0, MOST_LISTED)
    .map(
      ({ date_f, food, progress }) =>
        markup`<li class="p${progress}"><span>${texts.day(date_f)}</span><b>${texts.progress[progress]}</b> <bdi>${food}</bdi></li>`,
    );
  return markup`<section>${title(texts.feedings(feedings, refused), part)}
<ol class="offers">${list}</ol>
${feedings + refused > list.length ? markup`<p class="more">${texts.newest(list.length)}</p>` : ''}</section>`;
}

function eventsPart({ events }: PageAnimal, texts: PageTexts, part: Level): Markup | '' {
  if (events.length === 0) return '';
  const list = events
    .slice(0, MOST_LISTED)
    .map(
      ({ date_ev, event }) =>
        markup`<li><span>${texts.day(date_ev)}</span><p class="notes" dir="auto">${event}</p></li>`,
    );
  return markup`<section>${title(texts.events, part)}<ol class="events">${list}</ol></section>`;
}

function papersPart({ papers }: PageAnimal, texts: PageTexts, part: Level): Markup | '' {
  if (papers.length === 0) return '';
  const list = papers.map(
    ({ name, path }) => markup`<li><a href="${path}"><bdi>${name}</bdi></a></li>`,
  );
  return markup`<section>${title(texts.papers, part)}<ul>${list}</ul></section>`;
}
