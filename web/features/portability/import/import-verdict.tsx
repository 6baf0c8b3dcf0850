import { isMeasured, type RestPlace } from '#src/domain/import/rest-columns.ts';
import { ImportChecking } from '#web/components/import-checking.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { knowsSpecies } from './import-draft.ts';
import { shortList } from './short-list.ts';
import type { PetImport } from './use-pet-import.ts';

/** What would be stored, and the button that stores it; neither while a question is open. */
export function ImportVerdict(props: { all: PetImport; busy: boolean; onStore: () => void }) {
  const { all, busy, onStore } = props;
  const { petImport } = useTexts();
  const { ready, known, unnamed, twice, draft } = all;
  if (all.waiting) {
    return <ImportChecking loads={all.loads} />;
  }
  return (
    <div className="stack tight">
      {draft.left.length > 0 && (
        <div className="cluster">
          <span className="muted">{petImport.leftOut(draft.left.length)}</span>
          <Button variant="quiet" icon="undo" onClick={all.takeAllBackIn}>
            {petImport.takeBackIn}
          </Button>
        </div>
      )}
      {!ready && all.open > 0 && knowsSpecies(draft.assignment) && (
        <Note tone="amber" live>
          {petImport.toSettle(all.open)}
        </Note>
      )}
      <RestSaid all={all} />
      {all.newSpecies.length > 0 && (
        <p className="muted">{petImport.newSpecies(all.newSpecies.join(', '))}</p>
      )}
      {all.renamed.length > 0 && (
        <p className="muted">{petImport.renamed(shortList(all.renamed))}</p>
      )}
      {ready && known.length > 0 && (
        <>
          <Note tone="amber">{petImport.known(known.length)}</Note>
          <div className="cluster">
            <Button icon="x" onClick={() => all.leaveOut(known)}>
              {petImport.leaveOutKnown}
            </Button>
          </div>
        </>
      )}
      {ready && unnamed.length > 0 && (
        <>
          <Note>{petImport.unnamed(unnamed.length)}</Note>
          <div className="cluster">
            <Button icon="x" onClick={() => all.leaveOut(unnamed)}>
              {petImport.leaveOutUnnamed}
            </Button>
          </div>
        </>
      )}
      {ready && twice.length > 0 && (
        <>
          <Note>{petImport.twice(twice.length, shortList(twice.map((at) => at + 1)))}</Note>
          <div className="cluster">
            <Button icon="x" onClick={() => all.leaveOut(twice)}>
              {petImport.leaveOutTwice(twice.length)}
            </Button>
          </div>
        </>
      )}
      {ready && all.numberTwice.length > 0 && <Note>{petImport.numberTwice(all.numberTwice)}</Note>}
      {ready && (
        <Note tone={ready.length > 0 ? 'moss' : 'info'} live>
          {ready.length > 0 ? petImport.ready(ready.length) : petImport.none}
        </Note>
      )}
      {ready && ready.length > 0 && (
        <div className="cluster">
          <Button variant="primary" large icon="check" busy={busy} onClick={onStore}>
            {petImport.store(ready.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where what has no field goes, beside the button that stores it. */
function RestSaid({ all: { rest } }: { all: PetImport }) {
  const { petImport, imports } = useTexts();
  if (rest.length === 0) return null;
  const named = (fits: (place: RestPlace) => boolean) =>
    rest
      .filter(({ place }) => fits(place))
      .map(({ heading, at }) => heading || imports.column(String(at + 1)))
      .join(', ');
  const said = petImport.restSaid({
    notes: named((place) => place === 'notes'),
    names: named((place) => place === 'before_name'),
    events: named((place) => place === 'event'),
    measured: named(isMeasured),
    left: named((place) => place === 'ignore'),
  });
  return <p className="muted">{said}</p>;
}
