import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { Page } from '#web/layout/page.tsx';
import { formatDay } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetPapers, SheetPictures, WithoutNetwork } from './sheet-papers.tsx';
import { SheetEvents, SheetFeedings, SheetGrowth, SheetRefusals } from './sheet-records.tsx';
import { useSheet, type Sheet } from './use-sheet.ts';

/** Everything that is known of one animal, on paper: for the vet, the authority and the buyer. */
export function PetSheetPage() {
  const { pets } = useTexts();
  const today = useToday();
  const load = useSheet(useIdParam());
  const pet = load.data?.pet;
  const unknown = load.loading ? '…' : pets.title;
  const name = pet?.name ?? (load.missing ? pets.notFound : unknown);
  return (
    <Page
      title={pet ? pets.sheet.title(pet.name) : name}
      heading={name}
      sub={pet && pets.sheet.sub(formatDay(today))}
      crumbs={<PetCrumbs pet={pet} here={pets.sheet.print} />}
      actions={
        pet && (
          <Button variant="primary" icon="printer" onClick={() => window.print()}>
            {pets.sheet.print}
          </Button>
        )
      }
      narrow
    >
      <Loaded
        load={load}
        skeleton={<SkeletonFacts count={10} />}
        notFound={<RecordNotFound bare texts={pets} list={paths.pets()} />}
      >
        {(sheet) => <SheetBody sheet={sheet} retry={load.retry} />}
      </Loaded>
    </Page>
  );
}

function SheetBody({ sheet, retry }: { sheet: Sheet; retry: () => void }) {
  const { pets } = useTexts();
  const { notes } = sheet.pet;
  return (
    <div className="pet-sheet">
      <SheetHead sheet={sheet} />
      <WithoutNetwork sheet={sheet} retry={retry} />
      <SheetPictures sheet={sheet} />
      {notes && (
        <section className="sheet-part">
          <h2>{pets.fields.notes}</h2>
          <p className="pre-line">{notes}</p>
        </section>
      )}
      <SheetPapers sheet={sheet} />
      <SheetGrowth sheet={sheet} />
      <SheetRefusals sheet={sheet} />
      <SheetFeedings sheet={sheet} />
      <SheetEvents sheet={sheet} />
    </div>
  );
}
