import { useSyncExternalStore } from 'react';
import type { deferredGerman } from './de/german.ts';
import type { accounts } from './en/accounts.ts';
import type { admin } from './en/admin.ts';
import type { adminPages } from './en/admin-pages.ts';
import type { animals } from './en/shared-animals.ts';
import { common } from './en/common.ts';
import type { clubNumbers } from './en/club-numbers.ts';
import type { countries } from './en/countries.ts';
import type { data } from './en/data.ts';
import type { errors } from './en/errors.ts';
import { failures } from './en/failures.ts';
import type { evening } from './en/evening.ts';
import type { expo } from './en/expo.ts';
import type { expos } from './en/expos.ts';
import type { handOver } from './en/hand-over.ts';
import type { palette } from './en/palette.ts';
import type { petImport } from './en/pet-import.ts';
import type { imports } from './en/imports.ts';
import type { inventory } from './en/inventory.ts';
import type { labels } from './en/labels.ts';
import { landing } from './en/landing.ts';
import { layout } from './en/layout.ts';
import type { logOut } from './en/log-out.ts';
import { notices } from './en/notices.ts';
import type { guide } from './en/guide.ts';
import type { messages } from './en/messages.ts';
import type { places } from './en/places.ts';
import type { outbox } from '#web/texts/en/mail-queue.ts';
import type { pets } from './en/pets.ts';
import type { petTable } from './en/pet-table.ts';
import type { secondFactors } from './en/second-factors.ts';
import type { settings } from './en/settings.ts';
import type { species } from './en/species.ts';
import type { site } from './en/site.ts';
import type { statics } from './en/statics.ts';
import type { statistics } from './en/statistics.ts';
import type { takeOver } from './en/take-over.ts';
import type { trust } from './en/trust.ts';
import type { dashboard } from './en/dashboard.ts';
import type { feeding } from './en/feeding.ts';
import type { plans } from './en/plans.ts';
import type { problems } from './en/problems.ts';
import type { wall } from './en/wall.ts';
import type { whatsNew } from './en/whats-new.ts';
import { ui } from './en/ui.ts';

// English is the source; another language is a folder of the same shape, so plurals and inserted values are functions.
// An area is listed once:
//   - what the first screen needs: imported as a value, in `shared`
//   - what only a section needs: imported as a type, in `SectionTexts`; the section's own file (web/sections/x.tsx)
//     adds the texts with `addTexts({ x })` when it is loaded
const shared = { common, failures, landing, layout, notices, ui };

type SectionTexts = {
  animals: typeof animals;
  errors: typeof errors;
  plans: typeof plans;
  problems: typeof problems;
  feeding: typeof feeding;
  dashboard: typeof dashboard;
  accounts: typeof accounts;
  admin: typeof admin;
  adminPages: typeof adminPages;
  evening: typeof evening;
  expo: typeof expo;
  expos: typeof expos;
  guide: typeof guide;
  handOver: typeof handOver;
  messages: typeof messages;
  outbox: typeof outbox;
  pets: typeof pets;
  petTable: typeof petTable;
  places: typeof places;
  secondFactors: typeof secondFactors;
  clubNumbers: typeof clubNumbers;
  countries: typeof countries;
  data: typeof data;
  palette: typeof palette;
  petImport: typeof petImport;
  imports: typeof imports;
  inventory: typeof inventory;
  labels: typeof labels;
  logOut: typeof logOut;
  settings: typeof settings;
  species: typeof species;
  site: typeof site;
  statics: typeof statics;
  statistics: typeof statistics;
  takeOver: typeof takeOver;
  wall: typeof wall;
  trust: typeof trust;
  whatsNew: typeof whatsNew;
};

/** Every sentence a person reads, by area. */
export type Texts = Widened<typeof shared & SectionTexts>;

/** English texts may be constants; those of another language differ. */
type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** The languages a person can read here. */
export type Spoken = 'en' | 'de';

/** The areas that are loaded with the first screen, and those that are loaded with a section. */
export type SharedArea = keyof typeof shared;
export type SectionArea = keyof SectionTexts;
/** Shared, but not part of a regular first screen. */
export type WhenWrong = 'failures';

// Complete as soon as a section that needs more is on the screen. German is laid over English, so that a part whose
// texts could not be loaded still shows some.
const english: Partial<Texts> = { ...shared };
const german: Partial<Texts> = {};
let language: Spoken = 'en';
let wanted: Spoken = 'en';
let spoken = { ...shared } as Texts;

/** Adds the texts of a section, before any of it is drawn; German ones follow by `textsReady`. */
export function addTexts(areas: Partial<Texts>): void {
  Object.assign(english, areas);
  Object.assign(spoken, areas, language === 'de' ? german : {});
}

/** Resolves when everything that is loaded has texts in the reader's language. Never rejects. */
export async function textsReady(): Promise<void> {
  if (wanted === 'de') await loadGerman(true);
  Object.assign(spoken, language === 'de' ? german : {});
}

/**
 * Changes the language of every screen, as soon as its texts are loaded. False when they can't be loaded: then nothing
 * changes.
 */
export async function speak(next: Spoken): Promise<boolean> {
  wanted = next;
  // As long as only the first screen is loaded, nothing else is waited for.
  const isMore = Object.keys(english).length > Object.keys(shared).length;
  const isThere = next === 'en' || (await loadGerman(listeners.size > 0 || isMore));
  if (wanted !== next || language === next) return true;
  if (!isThere) {
    wanted = language;
    return false;
  }
  language = next;
  spoken = { ...english, ...(next === 'de' ? german : {}) } as Texts;
  for (const draw of listeners) draw();
  return true;
}

/** The texts in the reader's language, outside of components. */
export function texts(): Texts {
  return spoken;
}

/** The texts inside components, which render again when the language changes. */
export function useTexts(): Texts {
  return useSyncExternalStore(listen, texts);
}

export function spokenLanguage(): Spoken {
  return language;
}

/** The language that was asked for: spoken as soon as its texts are there. */
export function askedLanguage(): Spoken {
  return wanted;
}

/** The locale of dates, numbers and amounts for readers of this language. */
export function locale(): string {
  return language === 'de' ? 'de-DE' : 'en-GB';
}

const listeners = new Set<() => void>();

function listen(draw: () => void): () => void {
  listeners.add(draw);
  return () => void listeners.delete(draw);
}

/** One small file per area, and only for the areas that are loaded in English. True with the first screen's. */
async function loadGerman(all: boolean): Promise<boolean> {
  try {
    const { sharedGerman, deferredGerman } = await import('./de/german.ts');
    Object.assign(german, sharedGerman);
    if (all) await loadAreas(deferredGerman);
  } catch (error) {
    console.warn(error);
  }
  return 'common' in german;
}

async function loadAreas(areas: typeof deferredGerman): Promise<void> {
  const missing = (Object.keys(areas) as (keyof typeof deferredGerman)[]).filter(
    (area) => area in english && !(area in german),
  );
  const found = await Promise.all(missing.map((area) => areas[area]()));
  Object.assign(german, ...found);
}
