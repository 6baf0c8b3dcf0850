import type { ReactNode } from 'react';
import { isWeighed } from '#src/domain/animal/measurements.ts';
import { Documents } from '#web/components/documents.tsx';
import { useChoiceParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useWaitingPictures } from '#web/state/waiting-pictures.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { PictureStrip } from '#web/features/animals/pictures/picture-strip.tsx';
import { usePictures } from '#web/features/animals/pictures/use-pictures.ts';
import { NoGrowth, PetGrowth, PetYear } from './charts/pet-charts.tsx';
import { PetExpectedMolt } from './pet-expected-molt.tsx';
import { PetFacts } from './pet-facts.tsx';
import { PetFamily } from './pet-family.tsx';
import { PetHistory } from './pet-history.tsx';
import { PetStates } from './pet-states.tsx';
import { PetVitals } from './pet-vitals.tsx';
import { useGrown } from './use-grown.ts';
import type { Pet } from './use-pet.ts';

/** The leaves of a phone's page, one open at a time; each shows what the desk has beside the others. */
const leaves = {
  history: ({ pet }: { pet: Pet }) => (
    <>
      <PetYear pet={pet} />
      <PetExpectedMolt pet={pet} onlySuggested />
      <PetHistory pet={pet} />
    </>
  ),
  growth: ({ pet }: { pet: Pet }) => (
    <>
      <PetGrowth pet={pet} empty={<NoGrowth />} />
      <PetExpectedMolt pet={pet} />
    </>
  ),
  pictures: Pictures,
  about: ({ pet }: { pet: Pet }) => (
    <>
      <PetFacts pet={pet} />
      <PetFamily pet={pet} />
      {pet.own === 1 && <Documents of={{ pet_id: pet.id }} />}
    </>
  ),
};

function Pictures({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  return (
    <>
      <PictureStrip pet={pet} />
      <div className="cluster">
        <ButtonLink icon="camera" href={paths.petPicture(pet.id)}>
          {pets.addPicture}
        </ButtonLink>
      </div>
    </>
  );
}

/** How many there are is seen without opening them. */
function PicturesLabel({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const { data } = usePictures(pet.id, { quiet: true, enabled: pet.has_img === 1 });
  const count = (data?.rows.length ?? 0) + useWaitingPictures(pet.id).length;
  return (
    <span>
      {pets.leaves.pictures} {count > 0 && <span className="small muted num">{count}</span>}
    </span>
  );
}

type Leaf = keyof typeof leaves;
const names = ['history', 'growth', 'pictures', 'about'] as const satisfies readonly Leaf[];
const weightFirst = ['growth', 'history', 'pictures', 'about'] as const satisfies readonly Leaf[];

/** What decides first, then the history at once, or the weight where it is followed; the rest is one tap away. */
export function PhoneBody({ pet, children }: { pet: Pet; children: ReactNode }) {
  const { pets } = useTexts();
  const order = isWeighed(pet) ? weightFirst : names;
  const [leaf, setLeaf] = useChoiceParam<Leaf>('leaf', order, order[0]);
  const grown = useGrown(pet);
  const Shown = leaves[leaf];
  return (
    <div className="pet-leaves">
      <PetStates pet={pet} />
      <PetVitals pet={pet} {...grown} />
      {children}
      <Tabs
        label={pets.showLeaf}
        tabs={order
          .filter((name) => name !== 'pictures' || pet.own === 1)
          .map((value) => ({
            value,
            label: value === 'pictures' ? <PicturesLabel pet={pet} /> : pets.leaves[value],
          }))}
        value={leaf}
        onChange={setLeaf}
      >
        <div className={classes('pet-leaf', leaf === 'history' && 'is-history')}>
          <Shown pet={pet} />
        </div>
      </Tabs>
    </div>
  );
}
