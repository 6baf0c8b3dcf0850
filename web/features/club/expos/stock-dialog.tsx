import { useState } from 'react';
import { matchesWords, searchWords } from '#src/domain/text/search-words.ts';
import type { StockPet } from '#src/domain/trade/stock-list.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { useAllNames } from '#web/components/use-all-names.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Note } from '#web/ui/note.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useStockPicks, type StockPicks } from './stock-picks.ts';
import { StockRow } from './stock-row.tsx';

/** Generates lines of the stock list from the administrator's own animals. */
export function StockDialog(props: {
  offer: string;
  onAdd: (offer: string) => void;
  onClose: () => void;
}) {
  const { offer, onAdd, onClose } = props;
  const { errors, expos } = useTexts();
  const load = useLoad(['pet', 'labels', 'all'], () => api.pet.all_labels.get(), {
    errorTitle: errors.loadingPets,
  });
  const picks = useStockPicks(offer);
  const made = picks.offerWith(load.data?.rows ?? []);
  return (
    <Dialog
      title={expos.pickTitle}
      onClose={onClose}
      onSubmit={() => {
        if (made.ready) onAdd(made.text);
      }}
      actions={
        <DialogEnd save={expos.pickAdd(made.count)} disabled={!made.ready} onClose={onClose} />
      }
    >
      <div className="stack tight">
        <div className="cluster">
          <Check checked={picks.named} onChange={picks.setNamed}>
            {expos.pickNames}
          </Check>
          <Check checked={picks.short} onChange={picks.setShort}>
            {expos.pickShort}
          </Check>
        </div>
        {made.over > 0 && (
          <Note tone="danger" live>
            {expos.pickFull(made.over)}
          </Note>
        )}
        <Loaded load={load} skeleton={<SkeletonRows count={6} />}>
          {({ rows }) => <Choice pets={rows} picks={picks} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Choice({ pets, picks }: { pets: readonly StockPet[]; picks: StockPicks }) {
  const { expos } = useTexts();
  const [search, setSearch] = useState('');
  const textsOf = useAllNames();
  const words = searchWords(search);
  const found = pets.filter((pet) => matchesWords(textsOf(pet), words));
  if (pets.length === 0) return <p className="muted">{expos.pickEmpty}</p>;
  return (
    <>
      <SearchField
        label={expos.pickSearch}
        placeholder={expos.pickPlaceholder}
        value={search}
        onSearch={setSearch}
      />
      {found.length === 0 && <p className="muted">{expos.pickNone}</p>}
      <ul className="rows stock-pick" aria-label={expos.pickTitle}>
        {found.map((pet) => (
          <StockRow key={pet.id} pet={pet} picks={picks} />
        ))}
      </ul>
    </>
  );
}
