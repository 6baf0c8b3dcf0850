import type { SectionArea, SharedArea, Texts, WhenWrong } from '#web/texts/texts.ts';
import { common } from './common.ts';
import { landing } from './landing.ts';
import { layout } from './layout.ts';
import { notices } from './notices.ts';
import { ui } from './ui.ts';

// Loaded by texts.ts for German readers only. An area that is missing here, or in its own file, does not compile.

/** The texts of the first screen. */
export const sharedGerman: Pick<Texts, Exclude<SharedArea, WhenWrong>> = {
  common,
  landing,
  layout,
  notices,
  ui,
};

/** The texts of a section, loaded with it; the first one also loads those of failures. */
export const deferredGerman: {
  [Area in SectionArea | WhenWrong]: () => Promise<Pick<Texts, Area>>;
} = {
  animals: () => import('./shared-animals.ts'),
  accounts: () => import('./accounts.ts'),
  admin: () => import('./admin.ts'),
  adminPages: () => import('./admin-pages.ts'),
  clubNumbers: () => import('./club-numbers.ts'),
  countries: () => import('./countries.ts'),
  dashboard: () => import('./dashboard.ts'),
  data: () => import('./data.ts'),
  errors: () => import('./errors.ts'),
  failures: () => import('./failures.ts'),
  evening: () => import('./evening.ts'),
  expo: () => import('./expo.ts'),
  expos: () => import('./expos.ts'),
  feeding: () => import('./feeding.ts'),
  guide: () => import('./guide.ts'),
  handOver: () => import('./hand-over.ts'),
  imports: () => import('./imports.ts'),
  inventory: () => import('./inventory.ts'),
  labels: () => import('./labels.ts'),
  logOut: () => import('./log-out.ts'),
  messages: () => import('./messages.ts'),
  outbox: () => import('./mail-queue.ts'),
  palette: () => import('./palette.ts'),
  petImport: () => import('./pet-import.ts'),
  pets: () => import('./pets.ts'),
  petTable: () => import('./pet-table.ts'),
  places: () => import('./places.ts'),
  plans: () => import('./plans.ts'),
  settings: () => import('./settings.ts'),
  secondFactors: () => import('./second-factors.ts'),
  problems: () => import('./problems.ts'),
  site: () => import('./site.ts'),
  species: () => import('./species.ts'),
  statics: () => import('./statics.ts'),
  statistics: () => import('./statistics.ts'),
  wall: () => import('./wall.ts'),
  takeOver: () => import('./take-over.ts'),
  whatsNew: () => import('./whats-new.ts'),
  trust: () => import('./trust.ts'),
};
