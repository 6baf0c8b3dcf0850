import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { Gender } from '#src/domain/enums.ts';
import { GenderField } from '#web/components/gender-field.tsx';
import { SpeciesField, type ChosenSpecies } from '#web/components/species-field.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';
import type { Purchase } from '#web/features/trade/records/use-trade-records.ts';

type Draft = {
  as: 'each' | 'group';
  n: number;
  name: string;
  gender: Gender;
  species: ChosenSpecies | null;
};

/** Turns a purchase of ten slings into ten records, or one group. */
export function MakePetsDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const { inventory } = useTexts();
  const { rest, sc_id, sc_name } = purchase;
  const most = Math.min(rest, limits.idsPerCall);
  const [draft, change] = useDraft<Draft>({
    as: 'each',
    n: most,
    name: epithetOf(sc_name ?? ''),
    gender: 'other',
    species: null,
  });
  const [tried, setTried] = useState(false);
  const group = draft.as === 'group';
  const name = draft.name.trim();
  const make = useMake(purchase.id, onClose);
  const bind = bindFields({ draft, change, problems: make.problems });
  function save() {
    setTried(true);
    if (name && (sc_id !== null || draft.species)) void make.run(draft);
  }
  return (
    <Dialog
      title={inventory.makeTitle}
      onClose={onClose}
      onSubmit={save}
      actions={
        <DialogEnd
          save={group ? inventory.makeGroup : inventory.make(draft.n)}
          busy={make.busy}
          onClose={onClose}
        />
      }
    >
      {rest > 1 && (
        <HowMany
          draft={draft}
          change={change}
          most={group ? rest : most}
          problem={make.problems['an_count']}
        />
      )}
      {sc_id === null && (
        <SpeciesField
          value={draft.species}
          onChange={(species) => change({ species })}
          problem={tried && !draft.species ? inventory.needSpecies : undefined}
        />
      )}
      <TextField
        label={inventory.petName}
        autoComplete="off"
        {...bind('name', limits.pet_name)}
        hint={
          !group && draft.n > 1 && name
            ? inventory.petNameHint(`${name} 1`, `${name} ${draft.n}`)
            : undefined
        }
        problem={tried && !name ? inventory.needName : make.problems['name']}
        required
      />
      <GenderField {...bind('gender')} />
    </Dialog>
  );
}

/** As single records or as one group, and of how many animals. */
function HowMany(props: {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
  most: number;
  problem: string | undefined;
}) {
  const { draft, change, most, problem } = props;
  const { inventory } = useTexts();
  return (
    <>
      <Segmented
        label={inventory.asRecords}
        legend
        value={draft.as}
        onChange={(as) => change({ as })}
        choices={[
          { value: 'each', label: inventory.each },
          { value: 'group', label: inventory.group },
        ]}
      />
      <Stepper
        label={inventory.howMany}
        value={draft.n}
        min={1}
        max={most}
        onChange={(n) => change({ n })}
        problem={problem}
      />
    </>
  );
}

function useMake(id: number, done: () => void) {
  const { inventory } = useTexts();
  return useAction(
    ({ as, n, name, gender, species }: Draft) =>
      api.purchases.add_pet.post({
        id,
        name: name.trim(),
        gender,
        ...(species && { p_sc_id: species.sc_id }),
        ...(as === 'group' ? { an_count: n } : { records: n }),
      }),
    {
      errorTitle: inventory.errorMaking,
      invalidates: traded,
      success: ({ ids }) => inventory.made(ids.length),
      done,
    },
  );
}

/** 'Monocentropus balfouri' is called 'Balfouri' by default. */
function epithetOf(sc_name: string): string {
  const word = sc_name.split(' ')[1] ?? sc_name;
  const epithet = /^[a-z-]{3,}$/.test(word) ? word : (sc_name.split(' ')[0] ?? '');
  return epithet.charAt(0).toUpperCase() + epithet.slice(1);
}
