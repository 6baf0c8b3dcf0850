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
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { useWide } from '#web/ui/use-wide.ts';
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
  const { pets, errors } = useTexts();
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
  const acts = useActs(ids, { archived: view.archived, molt, onOpen: setOpen });
  const inSight = acts.slice(0, useWide() ? 6 : 4);
  const more = acts
    .slice(inSight.length)
    .map((act): MenuItem => ({ ...act, kind: 'action', disabled: ids.length === 0 }));
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
          {inSight.map(({ icon, label, onSelect }) => (
            <Button key={label} icon={icon} disabled={ids.length === 0} onClick={onSelect}>
              {label}
            </Button>
          ))}
          {more.length > 0 && (
            <Menu icon="more" label={pets.moreForMany(ids.length)} items={more} />
          )}
        </div>
        <Button variant="quiet" icon="x" label={pets.endSelection} onClick={onClose} />
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

type Act = { icon: IconName; label: string; onSelect: () => void };

/** What can be done with several, the most frequent first: a phone shows four of them, a desk six, a menu the others. */
function useActs(
  ids: number[],
  { archived, molt, onOpen }: { archived: boolean; molt: string; onOpen: (open: Open) => void },
): Act[] {
  const { pets, places } = useTexts();
  const [, navigate] = useLocation();
  const save = useExportSelected(ids, archived ? 1 : 0);
  const opens = (icon: IconName, label: string, open: Open): Act => ({
    ...{ icon, label },
    onSelect: () => onOpen(open),
  });
  const goes = (icon: IconName, label: string, path: string): Act => ({
    ...{ icon, label },
    onSelect: () => navigate(path),
  });
  const some = ids.join(',');
  const labels = goes('tag', pets.labels, paths.labels({ ids: some }));
  const event = opens('flag', pets.event, 'event');
  const price = opens('tag', pets.priceTags, 'price');
  const file: Act = {
    ...{ icon: 'download', label: pets.exportSelected },
    onSelect: () => void save.run(),
  };
  if (archived) return [event, labels, price, file];
  return [
    opens('tongs', pets.feed, 'feed'),
    opens('refused', pets.refused, 'refused'),
    opens('molt', molt, 'molt'),
    opens('rack', places.move, 'move'),
    opens('plan', pets.planShort, 'plan'),
    labels,
    event,
    goes('scale', pets.weigh.beginMany(ids.length), paths.weigh(ids)),
    price,
    goes('hand', pets.handOver, paths.handOver({ ids: some })),
    file,
    opens('archive', pets.archive, 'archive'),
  ];
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
