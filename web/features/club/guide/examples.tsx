import type { ReactNode } from 'react';
import { addDays } from '#src/domain/days.ts';
import { FeedingTag } from '#web/components/feeding-tag.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { MoltTag } from '#web/components/molt-tag.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { PreMoltTag } from '#web/components/pre-molt-tag.tsx';
import { Ruler } from '#web/components/ruler.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The example pets of every installation; their pictures ship with the program. */
const rosalia = { id: -2, name: 'Rosalía', sc_name: 'Brachypelma hamorii', size: 14.5 } as const;
const juno = { id: -3, name: 'Juno', sc_name: 'Python regius' } as const;

/** Fresh from the molt. */
export function Rosalia() {
  const { guide } = useTexts();
  const today = useToday();
  return (
    <Example text={guide.examples.rosalia} pet={rosalia} an_type="tarantula">
      <Tags>
        <FeedingTag date_f={addDays(today, -16)} today={today} />
        <MoltTag mmt={addDays(today, -3)} date_f={addDays(today, -16)} today={today} />
      </Tags>
      <Ruler size={rosalia.size} of={20} />
    </Example>
  );
}

/** The same animal before the molt. */
export function RosaliaInPreMolt() {
  const { guide } = useTexts();
  const today = useToday();
  return (
    <Example text={guide.examples.preMolt} pet={rosalia} an_type="tarantula">
      <Tags>
        <FeedingTag date_f={addDays(today, -12)} today={today} />
        <PreMoltTag pre_molt={addDays(today, -9)} today={today} />
      </Tags>
      <p className="small">{guide.examples.was}</p>
      <Ruler size={12.8} of={20} />
      <Ruler size={rosalia.size} was={12.8} of={20} />
    </Example>
  );
}

export function Juno() {
  const { guide } = useTexts();
  const today = useToday();
  return (
    <Example text={guide.examples.juno} pet={juno} an_type="reptile">
      <Tags>
        <FeedingTag date_f={addDays(today, -1)} food={guide.food.rat} today={today} />
      </Tags>
    </Example>
  );
}

/** The feeding tag in its states. */
export function FeedingStates() {
  const { guide } = useTexts();
  const today = useToday();
  const { fresh, plain, overdue, open } = guide.examples;
  const tag = (days: number, progress: 0 | 1 = 0) => (
    <FeedingTag
      date_f={addDays(today, -days)}
      progress={progress}
      food={guide.food.locust}
      today={today}
    />
  );
  const states: [ReactNode, string][] = [
    [tag(1), fresh],
    [tag(9), plain],
    [tag(41), overdue],
    [tag(0, 1), open],
  ];
  return (
    <figure className="guide-example">
      <ul className="stack tight">
        {states.map(([example, meaning]) => (
          <li key={meaning} className="stack close">
            <span>{example}</span>
            <span className="small">{meaning}</span>
          </li>
        ))}
      </ul>
      <figcaption className="figure-caption">{guide.examples.states}</figcaption>
    </figure>
  );
}

type ExampleProps = {
  text: string;
  pet: { id: number; name: string; sc_name: string };
  an_type: 'tarantula' | 'reptile';
  children: ReactNode;
};

/** A card as in the list, without a link: the example pets have no page of their own. */
function Example({ text, pet, an_type, children }: ExampleProps) {
  const { guide } = useTexts();
  return (
    <figure className="guide-example">
      <div className="pets">
        <div className="pet">
          <PetPicture
            pet={{ id: pet.id, has_img: 1, an_type }}
            alt={guide.pictureOf(pet.name)}
            size="mobile"
          />
          <div className="pet-body">
            <h3 className="pet-name">
              {pet.name} <GenderCount gender="f" count={1} />
            </h3>
            <p>
              <SpeciesName name={pet.sc_name} />
            </p>
            {children}
          </div>
        </div>
      </div>
      <figcaption className="figure-caption">{text}</figcaption>
    </figure>
  );
}

const Tags = ({ children }: { children: ReactNode }) => <div className="tags">{children}</div>;
