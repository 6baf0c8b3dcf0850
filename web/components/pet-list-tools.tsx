import type { ReactNode } from 'react';
import type { AdminPetSort, SortDirection } from '#src/domain/enums.ts';
import { useSwitchSetting } from '#web/state/settings.ts';
import type { Texts } from '#web/texts/texts.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SortField } from '#web/ui/sort-field.tsx';

/** How lists of pets look, a setting of the keeper. */
export function usePetListLook() {
  const [pictures, setPictures] = useSwitchSetting('show_pictures');
  const [shortNames, setShortNames] = useSwitchSetting('short_sc_name');
  return { pictures, setPictures, shortNames, setShortNames };
}

/** The search, filters and card layout of a list of pets. */
type PetListView = ReturnType<typeof usePetListLook> & {
  search: string;
  setSearch: (search: string) => void;
  sort: { sort_by: AdminPetSort; asc: SortDirection };
  setSort: (sort: PetListView['sort']) => void;
};

type Words = Pick<
  Texts['pets'],
  'search' | 'searchPlaceholder' | 'sortBy' | 'view' | 'showPictures' | 'shortNames'
> & { sorts: Record<AdminPetSort, string> };

/** Search, sort and layout of a list of pets; `more`: further entries of its menu; `filters` stands beside the search. */
export function PetListTools(props: {
  view: PetListView;
  words: Words;
  sorts: readonly AdminPetSort[];
  more?: readonly MenuItem[];
  filters?: ReactNode;
  /** At the end of the row. */
  children?: ReactNode;
  /** The device has these animals. */
  quick?: boolean;
  /** After the search of Enter. */
  onEnter?: (typed: string) => void;
}) {
  const { view, words, sorts, more = [], filters, children, quick = false } = props;
  const looks: MenuItem[] = [
    {
      kind: 'switch',
      label: words.showPictures,
      checked: view.pictures,
      onChange: view.setPictures,
    },
    {
      kind: 'switch',
      label: words.shortNames,
      checked: view.shortNames,
      onChange: view.setShortNames,
    },
  ];
  return (
    <div className="toolbar-row">
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={view.search}
        onSearch={view.setSearch}
        onEnter={props.onEnter}
        quick={quick}
      />
      {filters}
      <SortField
        label={words.sortBy}
        value={view.sort}
        options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={view.setSort}
      />
      <Menu icon="sliders" tall brief items={[...looks, ...more]}>
        {words.view}
      </Menu>
      {children}
    </div>
  );
}
