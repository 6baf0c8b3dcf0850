import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useCloseOutside } from '#web/ui/menu.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { countFilters } from './filter-groups.ts';
import { useFilterOptions } from './filter-options.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/** Opens the filters: beside a list where there is room, else over it. */
export function FilterButton({ view }: { view: PetsView }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isWide = useWide();
  useCloseOutside(root, open && isWide, () => setOpen(false));
  const { listFilters: words } = useTexts().pets;
  const count = countFilters(view.filters);

  useEscape(open && isWide, () => {
    setOpen(false);
    button.current?.focus();
  });
  return (
    <div className="dropdown filter-drop" ref={root}>
      <Button
        ref={button}
        icon="filter"
        tall
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open && isWide ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {words.title}
        {count > 0 && <span className="badge">{count}</span>}
      </Button>
      {open && isWide && <Popover id={id} view={view} />}
      {open && !isWide && <FilterSheet view={view} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Popover({ id, view }: { id: string; view: PetsView }) {
  const { listFilters: words } = useTexts().pets;
  const options = useFilterOptions(view.filter.archived, true);
  return (
    <div className="menu filter-popover" role="dialog" id={id} aria-label={words.title}>
      <FilterPanel
        filters={view.filters}
        onChange={view.setFilters}
        options={options}
        archived={view.archived}
      />
    </div>
  );
}

/** Escape closes what is open, unless something within it used the key. */
function useEscape(open: boolean, close: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
