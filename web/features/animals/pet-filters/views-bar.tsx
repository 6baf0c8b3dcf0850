import { useState } from 'react';
import { Link } from 'wouter';
import { formatCount } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { queryOf } from './filter-address.ts';
import type { SavedView } from './kept-views.ts';
import { useListCount } from './list-count.ts';
import type { Views } from './use-views.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

/** The saved views of the list, each with how many animals it shows. */
export function ViewsBar({ views, all }: { views: Views; all: number | undefined }) {
  const { pets } = useTexts();
  return (
    <div className="views">
      <nav className="tabs" aria-label={pets.views.title}>
        <Link href={views.allHref} aria-current={views.query === '' ? 'page' : undefined}>
          {pets.all} <small>{all !== undefined && formatCount(all)}</small>
        </Link>
        {views.views.map((view) => (
          <ViewTab key={view.name} view={view} views={views} />
        ))}
      </nav>
      {views.current && <ViewMenu key={views.current.name} view={views.current} views={views} />}
    </div>
  );
}

function ViewTab({ view, views }: { view: SavedView; views: Views }) {
  const count = useListCount(queryOf(view.query));
  return (
    <Link href={views.hrefOf(view)} aria-current={view === views.current ? 'page' : undefined}>
      {view.name} <small>{count !== undefined && formatCount(count)}</small>
    </Link>
  );
}

function ViewMenu({ view, views }: { view: SavedView; views: Views }) {
  const { views: words } = useTexts().pets;
  const [renaming, setRenaming] = useState(false);
  const isStart = views.start === view.name;
  return (
    <>
      <Menu
        icon="more"
        variant="quiet"
        label={words.edit(view.name)}
        items={[
          {
            kind: 'switch',
            label: words.isStart,
            checked: isStart,
            onChange: (on) => views.setStart(on ? view.name : ''),
          },
          {
            kind: 'action',
            icon: 'pencil',
            label: words.rename,
            onSelect: () => setRenaming(true),
          },
          {
            kind: 'action',
            icon: 'trash',
            label: words.remove,
            onSelect: () => views.remove(view),
          },
        ]}
      />
      {renaming && (
        <ViewNameDialog
          title={words.rename}
          name={view.name}
          onSave={(name) => views.rename(view, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}

/** Keeps what the list shows now under a name. */
export function SaveView({ views }: { views: Views }) {
  const { views: words } = useTexts().pets;
  const [naming, setNaming] = useState(false);
  if (!canBeSaved(views)) return null;
  return (
    <>
      <Button variant="quiet" icon="plus" onClick={() => setNaming(true)}>
        {words.save}
      </Button>
      {naming && <NameView views={views} onClose={() => setNaming(false)} />}
    </>
  );
}

export const canBeSaved = (views: Views) => views.query !== '' && !views.current;

export function NameView({ views, onClose }: { views: Views; onClose: () => void }) {
  const { views: words } = useTexts().pets;
  return <ViewNameDialog title={words.save} name="" onSave={views.save} onClose={onClose} />;
}
