import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useSetting, useSettingsSettled } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { currentQuery, usePageQuery } from '#web/ui/page-query.ts';
import {
  readViews,
  viewQuery,
  withName,
  withoutView,
  withView,
  type SavedView,
  type SavedViews,
} from './kept-views.ts';

/** The keeper's saved views of the list, and which of them the address shows. */
export function useViews() {
  const [value, set] = useSetting('pets_views');
  const { pets } = useTexts();
  const kept = readViews(value);
  const query = viewQuery(usePageQuery());
  const current = kept.views.find((view) => view.query === query);
  return {
    ...kept,
    query,
    current,
    hrefOf: (view: SavedView) => `${paths.pets()}?${view.query}`,
    /** The address of all animals; where another view is the start, it says so. */
    allHref: paths.pets({ all: kept.start !== '' }),
    save: (name: string) => set(withView(kept, { name, query })),
    rename: (view: SavedView, name: string) => set(withName(kept, view.name, name)),
    setStart: (start: string) => set({ ...kept, start }),
    remove(view: SavedView) {
      set(withoutView(kept, view.name));
      notify(pets.views.deleted(view.name), { undo: backTo(kept, set) });
    },
  };
}

export type Views = ReturnType<typeof useViews>;

/** Leads to the view that is the start, where the list is opened without saying what it should show. */
export function useStartView({ start, views, hrefOf }: Views): void {
  const [, navigate] = useLocation();
  const isKnown = useSettingsSettled() || start !== '';
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (asked.current || !isKnown) return;
    asked.current = true;
    const view = views.find(({ name }) => name === start);
    if (view && currentQuery() === '') navigate(hrefOf(view), { replace: true });
  });
}

const backTo = (kept: SavedViews, set: (views: SavedViews) => void) => async () => {
  set(kept);
  return true;
};
