import type { accounts } from './en/accounts.ts';
import type { admin } from './en/admin.ts';
import { animals } from './en/animals.ts';
import { common } from './en/common.ts';
import type { countries } from './en/countries.ts';
import type { data } from './en/data.ts';
import { errors } from './en/errors.ts';
import type { evening } from './en/evening.ts';
import type { expo } from './en/expo.ts';
import type { expos } from './en/expos.ts';
import type { petImport } from './en/import.ts';
import type { imports } from './en/imports.ts';
import type { inventory } from './en/inventory.ts';
import type { labels } from './en/labels.ts';
import { landing } from './en/landing.ts';
import { layout } from './en/layout.ts';
import { notices } from './en/notices.ts';
import type { guide } from './en/guide.ts';
import type { messages } from './en/messages.ts';
import type { outbox } from './en/outbox.ts';
import type { pets } from './en/pets.ts';
import type { species } from './en/species.ts';
import type { site } from './en/site.ts';
import type { statics } from './en/statics.ts';
import type { dashboard } from './en/dashboard.ts';
import type { feeding } from './en/feeding.ts';
import type { plans } from './en/plans.ts';
import { ui } from './en/ui.ts';

// English is the source; another language is another folder of the same shape, so plurals and
// inserted values are functions. An area is listed once:
//   - what the first screen needs: imported as a value, in `shared`
//   - what only a section needs: imported as a type, in `SectionTexts`; the section's own file
//     (web/sections/x.tsx) brings the words with `addTexts({ x })` when it is loaded
const shared = { animals, common, errors, landing, layout, notices, ui };

type SectionTexts = {
  plans: typeof plans;
  feeding: typeof feeding;
  dashboard: typeof dashboard;
  accounts: typeof accounts;
  admin: typeof admin;
  evening: typeof evening;
  expo: typeof expo;
  expos: typeof expos;
  guide: typeof guide;
  messages: typeof messages;
  outbox: typeof outbox;
  pets: typeof pets;
  countries: typeof countries;
  data: typeof data;
  petImport: typeof petImport;
  imports: typeof imports;
  inventory: typeof inventory;
  labels: typeof labels;
  species: typeof species;
  site: typeof site;
  statics: typeof statics;
};

/** Every sentence a person reads, by area. */
export type Texts = Widened<typeof shared & SectionTexts>;

/** English words may be constants; another language has words of its own. */
type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Key in keyof T]: Widened<T[Key]> };

// Complete as soon as a section that needs more is on the screen.
const spoken = { ...shared } as Texts;

/** Adds the words of a section, before anything of it is drawn. */
export function addTexts(areas: Partial<Texts>): void {
  Object.assign(spoken, areas);
}

/** The catalogue in the reader's language, outside of components. */
export function texts(): Texts {
  return spoken;
}

/** The catalogue inside components: a hook, so that a change of language can draw them anew. */
export function useTexts(): Texts {
  return texts();
}
