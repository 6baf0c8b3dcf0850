import { useState } from 'react';
import { SpeciesRow } from '#web/components/species-field.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { MergeChanges } from './merge-changes.tsx';
import type { Species } from './use-species.ts';

type Props = {
  /** The one that ends. */
  of: Species;
  /** A name of the species that is proposed. */
  named: string;
  onClose: () => void;
};

/** Merges a species into another one, after it was said what that changes. */
export function MergeSpecies({ of, named, onClose }: Props) {
  const { common, species } = useTexts();
  const { sc_id, sc_name } = of;
  const [search, setSearch] = useState(named);
  const list = useOthers(sc_id, search);
  const proposed = useOthers(sc_id, named).rows.find(isCalled(named)) ?? null;
  const [chosen, setChosen] = useState<Other | null>();
  const kept = chosen === undefined ? proposed : chosen;
  const into = kept?.sc_id ?? 0;
  const what = useLoad(
    ['species', 'merge', { sc_id, into }],
    () => api.species.merge.get({ query: { sc_id, into } }),
    {
      errorTitle: species.merge.errorAsking,
      enabled: into !== 0,
      mayBeMissing: true,
      told: ['merge_types_differ'],
    },
  );
  const merge = useAction(() => api.species.merge.post({ sc_id, into }), {
    errorTitle: species.merge.errorMerging,
    success: species.merge.done(sc_name, kept?.sc_name ?? ''),
    done: onClose,
    to: paths.speciesDetails(into),
    invalidates: [...traded, ['user_config']],
  });
  return (
    <Dialog
      title={species.merge.title(sc_name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          {/* no form: the key that chooses the species must not merge it, too */}
          <Button
            variant="danger"
            busy={merge.busy}
            disabled={!what.data}
            onClick={() => void merge.run()}
          >
            {species.merge.merge}
          </Button>
        </>
      }
    >
      <Combobox
        label={species.merge.into}
        placeholder={species.searchPlaceholder}
        options={list.rows}
        loading={list.loading}
        value={kept}
        onChange={setChosen}
        onSearch={setSearch}
        itemKey={(other) => other.sc_id}
        itemText={(other) => other.sc_name}
        renderItem={(other) => <SpeciesRow species={other} />}
        problem={what.failed?.fields['into']}
        required
      />
      {kept && what.loading && <SkeletonRows count={4} />}
      {kept && what.data && <MergeChanges old={sc_name} kept={kept.sc_name} what={what.data} />}
    </Dialog>
  );
}

const MOST = 30;

/** The species that a search finds, but the one that ends. */
function useOthers(sc_id: number, search: string) {
  const { species } = useTexts();
  const query = { limit: MOST, ...(search && { search }) };
  const { data, loading, refreshing } = useLoad(
    ['species', 'selectable', query],
    () => api.species.selectable.get({ query }),
    { errorTitle: species.errorList, keep: true },
  );
  const rows = (data?.rows ?? []).filter((other) => other.sc_id !== sc_id);
  return { rows, loading: loading || refreshing };
}

type Other = ReturnType<typeof useOthers>['rows'][number];

const isCalled =
  (name: string) =>
  ({ sc_name, synonym }: Other): boolean =>
    [sc_name, synonym].some((one) => one?.toLowerCase() === name.trim().toLowerCase());
