import { useSkins } from '#web/components/skins.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '#web/lib/api.ts';
import { useAction } from '#web/lib/action.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { BulkArchive, BulkEvent, BulkFeed } from './bulk-actions.tsx';
import { BulkMolt } from './bulk-molt.tsx';
import { useTypesOf } from './use-types-of.ts';
import { BulkPrice } from './bulk-price.tsx';
import { useExportSelected } from './export-selected.ts';
import { MoveDialog } from '#web/features/animals/places/move-dialog.tsx';
import { AddToPlan } from './add-to-plan.tsx';
import { useListCount } from '#web/features/animals/pet-filters/list-count.ts';
import type { PetsView } from './pets-view.ts';
import type { Selection } from './selection.ts';

type Props = { selection: Selection; view: PetsView; onClose: () => void };

type Open = 'feed' | 'refused' | 'molt' | 'event' | 'plan' | 'move' | 'price' | 'archive' | null;

/** Actions on several pets at once. Placed above the tab bar, within the thumb's reach. */
export function SelectionBar({ selection, view, onClose }: Props) {
  const { pets, places, errors } = useTexts();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Open>(null);
  const ids = useThoseThere(selection.ids, open !== null);
  const all = useAction(() => api.pet.ids.get({ query: view.filter }), {
    errorTitle: errors.loadingPets,
    done: (response) => selection.add(response.ids),
  });
  const chosen = useTypesOf(ids);
  const { molt } = useSkins(chosen);
  const count = useListCount(view.filter);
  const many = { ids, onClose: () => setOpen(null), onDone: onClose };
  const act = (name: Open, icon: IconName, label: string) => (
    <Button icon={icon} disabled={ids.length === 0} onClick={() => setOpen(name)}>
      {label}
    </Button>
  );
  return (
    <>
      <div className="select-bar" role="group" aria-label={pets.select}>
        <div className="select-count">
          <strong role="status">{pets.selected(ids.length)}</strong>
          <Button variant="quiet" busy={all.busy} onClick={() => void all.run()}>
            {pets.selectAll(count, view.filtered)}
          </Button>
          {ids.length > 0 && (
            <Button variant="quiet" onClick={selection.clear}>
              {pets.clearSelection}
            </Button>
          )}
        </div>
        <div className="select-acts">
          {!view.archived && act('feed', 'tongs', pets.feed)}
          {!view.archived && act('refused', 'refused', pets.refused)}
          {!view.archived && act('molt', 'molt', molt)}
          {act('event', 'flag', pets.event)}
          {!view.archived && act('plan', 'plan', pets.planShort)}
          {!view.archived && act('move', 'rack', places.move)}
          <Button
            icon="tag"
            disabled={ids.length === 0}
            onClick={() => navigate(paths.labels({ ids: ids.join(',') }))}
          >
            {pets.labels}
          </Button>
          {!view.archived && (
            <Button
              icon="hand"
              disabled={ids.length === 0}
              onClick={() => navigate(paths.handOver({ ids: ids.join(',') }))}
            >
              {pets.handOver}
            </Button>
          )}
          {!view.archived && act('archive', 'archive', pets.archive)}
          <MoreActs ids={ids} archived={view.archived} onPrice={() => setOpen('price')} />
        </div>
      </div>
      {open === 'feed' && <BulkFeed {...many} />}
      {open === 'refused' && <BulkFeed {...many} progress={2} />}
      {open === 'molt' && <BulkMolt {...many} />}
      {open === 'event' && <BulkEvent {...many} />}
      {open === 'plan' && <AddToPlan {...many} />}
      {open === 'move' && <MoveDialog {...many} name={chosen[0]?.name} />}
      {open === 'price' && <BulkPrice {...many} />}
      {open === 'archive' && <BulkArchive {...many} />}
    </>
  );
}

/** What is done with several less often. */
function MoreActs(props: { ids: number[]; archived: boolean; onPrice: () => void }) {
  const { ids, archived, onPrice } = props;
  const { pets } = useTexts();
  const [, navigate] = useLocation();
  const save = useExportSelected(ids, archived ? 1 : 0);
  const disabled = ids.length === 0;
  return (
    <Menu
      icon="more"
      label={pets.moreForMany(ids.length)}
      items={[
        ...(archived
          ? []
          : [
              {
                ...{ kind: 'action' as const, icon: 'scale' as const, disabled },
                label: pets.weigh.beginMany(ids.length),
                onSelect: () => navigate(paths.weigh(ids)),
              },
            ]),
        { kind: 'action', icon: 'tag', label: pets.priceTags, disabled, onSelect: onPrice },
        {
          ...{ kind: 'action', icon: 'download', label: pets.exportSelected, disabled },
          onSelect: () => void save.run(),
        },
      ]}
    />
  );
}

/** The selected pets that still exist, loaded before an action: one that was deleted would fail all. */
function useThoseThere(ids: number[], asks: boolean): number[] {
  const { errors } = useTexts();
  const { data } = useLoad(
    ['pet', 'labels', ids],
    () => api.pet.labels({ ids: JSON.stringify(ids) }).get({ query: { known: 1 } }),
    { errorTitle: errors.loadingPets, quiet: true, enabled: asks && ids.length > 0 },
  );
  return data ? data.rows.map((row) => row.id) : ids;
}
