import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { PreMoltTag } from '#web/components/pre-molt-tag.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { faceOf } from '#web/features/animals/pet-details/history-entry.tsx';
import { PetVitals } from '#web/features/animals/pet-details/pet-vitals.tsx';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import { api } from '#web/lib/api.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import type { TableRow } from './row.ts';

type PreviewProps = {
  row: TableRow;
  rulerOf: number;
  onStep: (by: 1 | -1) => void;
  onRecord: (kind: Recording['kind']) => void;
};

/** The animal that the keyboard is at, beside the table: what decides, what is recorded most, what was last. */
export function Preview(props: PreviewProps) {
  // a key that is held passes many animals
  const row = useDeferredValue(props.row);
  const { rulerOf, onStep, onRecord } = props;
  const { petTable, pets } = useTexts();
  const today = useToday();
  return (
    <aside className="preview" aria-label={petTable.previewOf(row.name)}>
      <div className="between">
        <p className="small muted">
          {[row.id > 0 && petTable.numbered(row.id), row.place].filter(Boolean).join(', ')}
        </p>
        <span className="preview-steps">
          <Button
            variant="quiet"
            icon="left"
            label={petTable.animalBefore}
            onClick={() => onStep(-1)}
          />
          <Button
            variant="quiet"
            icon="right"
            label={petTable.animalAfter}
            onClick={() => onStep(1)}
          />
        </span>
      </div>
      <PetPicture key={row.id} pet={row} size="mobile" />
      <div>
        <h2>
          <Link href={paths.petDetails(row.id)}>{row.name}</Link>{' '}
          <GenderCount gender={row.gender} count={row.an_count} />
        </h2>
        <p>{row.sc_name ? <SpeciesName name={row.sc_name} /> : row.cm_name}</p>
      </div>
      {row.size !== null && <Ruler size={row.size} of={rulerOf} />}
      <PetVitals pet={row} />
      {row.pre_molt !== null && row.archived === 0 && (
        <p>
          <PreMoltTag {...row} today={today} />
        </p>
      )}
      {row.archived === 0 && (
        <div className="preview-keys">
          <Button variant="moss" icon="tongs" onClick={() => onRecord('fed')}>
            {pets.fed}
          </Button>
          <Button icon="refused" onClick={() => onRecord('refused')}>
            {pets.refused}
          </Button>
          <Button icon="molt" onClick={() => onRecord('molt')}>
            {pets.molt}
          </Button>
        </div>
      )}
      {row.notes !== '' && <p className="preview-notes">{row.notes}</p>}
      <LastEntries id={row.id} />
    </aside>
  );
}

/** As many as there is room for below the picture. */
const ENTRIES = 6;

function LastEntries({ id }: { id: number }) {
  const { pets, places } = useTexts();
  const today = useToday();
  const query = { id, offset: 0, limit: ENTRIES };
  const { data } = useLoad(['pet', 'timeline', query], () => api.pet.timeline.get({ query }), {
    errorTitle: pets.loadingHistory,
    quiet: true,
    mayBeMissing: true,
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <Ledger label={pets.history} iso>
      {data.rows.map((entry) => {
        const { icon, title, words } = faceOf(entry, pets, places, today);
        return (
          <LedgerEntry
            key={`${entry.kind} ${entry.id}`}
            when={formatShortDay(entry.day)}
            dateTime={entry.day}
            icon={icon}
            what={
              <>
                <strong>{title}</strong> {words}
              </>
            }
          />
        );
      })}
    </Ledger>
  );
}
