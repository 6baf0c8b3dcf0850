import type { SectionArea, SharedArea, Texts } from '#web/texts/texts.ts';
import { animals } from './animals.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { landing } from './landing.ts';
import { layout } from './layout.ts';
import { notices } from './notices.ts';
import { server } from './server.ts';
import { ui } from './ui.ts';

// Loaded by texts.ts when a reader wants German, and never before. An area that is missing here,
// or in its own file, does not compile.

/** What the first screen needs. */
export const sharedGerman: Pick<Texts, SharedArea> = {
  animals,
  common,
  errors,
  landing,
  layout,
  notices,
  server,
  ui,
};

/** What a section needs, fetched with it. */
export const sectionsGerman: { [Area in SectionArea]: () => Promise<Pick<Texts, Area>> } = {
  accounts: () => import('./accounts.ts'),
  admin: () => import('./admin.ts'),
  countries: () => import('./countries.ts'),
  dashboard: () => import('./dashboard.ts'),
  data: () => import('./data.ts'),
  evening: () => import('./evening.ts'),
  expo: () => import('./expo.ts'),
  expos: () => import('./expos.ts'),
  feeding: () => import('./feeding.ts'),
  guide: () => import('./guide.ts'),
  imports: () => import('./imports.ts'),
  inventory: () => import('./inventory.ts'),
  labels: () => import('./labels.ts'),
  messages: () => import('./messages.ts'),
  outbox: () => import('./outbox.ts'),
  petImport: () => import('./import.ts'),
  pets: () => import('./pets.ts'),
  plans: () => import('./plans.ts'),
  site: () => import('./site.ts'),
  species: () => import('./species.ts'),
  statics: () => import('./statics.ts'),
};
