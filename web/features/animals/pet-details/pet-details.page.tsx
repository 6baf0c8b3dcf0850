import { useEffect } from 'react';
import { crumbOf } from '#web/components/crumb-of.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notePet } from '#web/state/recent-pets.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Note } from '#web/ui/note.tsx';
import { SkeletonFacts, SkeletonRows } from '#web/ui/skeleton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { DeskBelow, DeskBody, DeskHeading } from './desk-page.tsx';
import { PetActions, PhoneActions } from './pet-actions.tsx';
import { PetCrumbs } from './pet-crumbs.tsx';
import { PetHead } from './pet-head.tsx';
import { PetNeighbors } from './pet-neighbors.tsx';
import { PhoneBody } from './phone-page.tsx';
import { RecordButtons } from './record-buttons.tsx';
import { usePet, type Pet } from './use-pet.ts';

/** One animal: who it is, what decides about it, the buttons to record something, and its history. */
export function PetDetailsPage() {
  const { pets } = useTexts();
  const id = useIdParam();
  const isWide = useWide();
  const load = usePet(id);
  const { data: pet, missing, loading } = load;
  const here = crumbOf(load, pet?.name, pets.notFound);
  const crumbs = (
    <div className="crumbs-row">
      <PetCrumbs here={here} place={pet} />
      {id !== null && <PetNeighbors id={id} archived={pet?.archived ?? 0} />}
    </div>
  );
  const isPhone = !isWide && (loading || pet !== undefined);
  return (
    <Page
      title={pet?.name ?? (missing ? pets.notFound : pets.title)}
      bare={isPhone}
      heading={pet && <DeskHeading pet={pet} />}
      crumbs={crumbs}
      below={pet && <DeskBelow pet={pet} />}
      actions={pet && <PetActions pet={pet} />}
    >
      {isPhone && (
        <header>
          {crumbs}
          <PetHead pet={pet} />
          {pet?.archived === 1 && pet.own === 1 && (
            <div className="actions">
              <PhoneActions pet={pet} />
            </div>
          )}
        </header>
      )}
      <Loaded
        load={load}
        skeleton={<PetSkeleton isWide={isWide} />}
        notFound={<RecordNotFound bare texts={pets} list={paths.pets()} />}
      >
        {(shown) => <Body key={id} pet={shown} isWide={isWide} />}
      </Loaded>
    </Page>
  );
}

function Body({ pet, isWide }: { pet: Pet; isWide: boolean }) {
  const { pets } = useTexts();
  const own = pet.own === 1;
  useEffect(() => {
    if (own) notePet(pet.id);
  }, [own, pet.id]);
  const usual = pet.plans.find((plan) => plan.def_feeder)?.def_feeder;
  const Form = isWide ? DeskBody : PhoneBody;
  return (
    <Form pet={pet}>
      {!own && <Note>{pets.byOther(pet.uname)}</Note>}
      {own && !pet.archived && <RecordButtons pet={pet} usual={usual} />}
    </Form>
  );
}

function PetSkeleton({ isWide }: { isWide: boolean }) {
  if (!isWide) return <SkeletonRows count={8} />;
  return (
    <div className="split flip">
      <div className="stack tight">
        <span className="plate" />
        <SkeletonFacts count={7} />
      </div>
      <SkeletonRows count={8} />
    </div>
  );
}
