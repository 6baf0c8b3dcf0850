import { useEffect } from 'react';
import { Link } from 'wouter';
import { GenderCount } from '#web/components/gender-count.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { Page } from '#web/layout/page.tsx';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notePet } from '#web/state/recent-pets.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Note } from '#web/ui/note.tsx';
import { SkeletonFacts, SkeletonRows } from '#web/ui/skeleton.tsx';
import { PetActions } from './pet-actions.tsx';
import { PetCharts } from './charts/pet-charts.tsx';
import { PetCrumbs } from './pet-crumbs.tsx';
import { PetExpectedMolt } from './pet-expected-molt.tsx';
import { PetFacts } from './pet-facts.tsx';
import { PetFamily } from './pet-family.tsx';
import { PetNeighbors } from './pet-neighbors.tsx';
import { PetTags } from './pet-tags.tsx';
import { RecordButtons } from './record-buttons.tsx';
import { PetHistory } from './pet-history.tsx';
import { usePet, type Pet } from './use-pet.ts';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { rulerFor } from '#web/lib/size.ts';

/** One animal: its facts, the buttons to record something, and its history. */
export function PetDetailsPage() {
  const { pets } = useTexts();
  const id = useIdParam();
  const load = usePet(id);
  const { data: pet, missing } = load;
  const here = pet?.name ?? (missing ? pets.notFound : '…');
  return (
    <Page
      title={pet?.name ?? (missing ? pets.notFound : pets.title)}
      heading={pet && <Heading pet={pet} />}
      crumbs={
        <div className="crumbs-row">
          <PetCrumbs here={here} />
          {id !== null && <PetNeighbors id={id} archived={pet?.archived ?? 0} />}
        </div>
      }
      below={pet && <Below pet={pet} />}
      actions={pet && <PetActions pet={pet} />}
    >
      <Loaded
        load={load}
        skeleton={<PetSkeleton />}
        notFound={<RecordNotFound texts={pets} list={paths.pets()} />}
      >
        {(shown) => <Body key={shown.id} pet={shown} />}
      </Loaded>
    </Page>
  );
}

function Heading({ pet }: { pet: Pet }) {
  return (
    <>
      {pet.name} <GenderCount gender={pet.gender} count={pet.an_count} />
    </>
  );
}

function Below({ pet }: { pet: Pet }) {
  return (
    <>
      <p className="title-sci">
        <Link href={paths.speciesDetails(pet.sc_id)}>
          <SpeciesName name={pet.sc_name} />
        </Link>{' '}
        <span className="muted">{pet.cm_name}</span>
      </p>
      <PetTags pet={pet} />
    </>
  );
}

function Body({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const own = pet.own === 1;
  useEffect(() => {
    if (own) notePet(pet.id);
  }, [own, pet.id]);
  const usual = pet.plans.find((plan) => plan.def_feeder)?.def_feeder;
  return (
    <div className="split flip">
      <div className="stack tight">
        <PetFigure pet={pet} />
        <PetFacts pet={pet} />
        <PetFamily pet={pet} />
      </div>
      <div className="stack">
        {!own && <Note>{pets.byOther(pet.uname)}</Note>}
        {own && !pet.archived && <RecordButtons pet={pet} usual={usual} />}
        <PetExpectedMolt pet={pet} />
        <PetCharts pet={pet} />
        <PetHistory pet={pet} />
      </div>
    </div>
  );
}

function PetSkeleton() {
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

/** The picture of an animal and its size, drawn to scale. */
function PetFigure({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const own = pet.own === 1;
  const picture = <PetPicture pet={pet} alt={pets.pictureOf(pet.name)} size="mobile" eager />;
  return (
    <>
      <figure>
        {pet.has_img ? (
          <Link className="whole-picture" href={paths.petPicture(pet.id)}>
            {picture}
          </Link>
        ) : (
          picture
        )}
        {own && (
          <figcaption className="figure-caption">
            <Link href={paths.petPicture(pet.id)}>
              {pet.has_img ? pets.changePicture : pets.addPicture}
            </Link>
          </figcaption>
        )}
      </figure>
      {pet.size !== null && <Ruler size={pet.size} of={rulerFor(pet.size)} />}
    </>
  );
}
