import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { GenderCount } from './gender-count.tsx';
import { OfferedFacts } from './offered-facts.tsx';
import { OfferedMolts } from './offered-molts.tsx';
import { OfferedPicture } from './offered-picture.tsx';
import { OfferedVitals } from './offered-vitals.tsx';
import { Ruler, rulerWidth } from './ruler.tsx';
import { SpeciesName } from './species-name.tsx';
import { useOpenInPrint } from '#web/lib/open-in-print.ts';
import { rulerFor } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

type OfferedProps = {
  /** Who hands over. */
  from: string;
  /** The address of an animal's picture; left out where none can be shown. */
  pictureOf?: (animal: OfferedAnimal, size: 'thumb' | 'mobile') => string;
};

/** Animals of a hand-over, as far as they are shown: one in full, several as a list of which each opens. */
export function OfferedAnimals(props: OfferedProps & { animals: readonly OfferedAnimal[] }) {
  const { animals, ...rest } = props;
  const { takeOver } = useTexts();
  useOpenInPrint();
  const [only] = animals;
  if (animals.length === 1 && only) {
    return (
      <div className="stack offered alone">
        <Who animal={only} {...rest} />
        <Past animal={only} {...rest} />
      </div>
    );
  }
  const of = rulerWidth(animals.map(({ size }) => size));
  return (
    <ul className="offered-list">
      {animals.map((animal) => (
        <li key={animal.no}>
          <details className="offered">
            <summary>
              <Who animal={animal} of={of} {...rest} />
              <Icon name="down" label={takeOver.more(animal.name)} />
            </summary>
            <Past animal={animal} {...rest} />
          </details>
        </li>
      ))}
    </ul>
  );
}

type One = OfferedProps & { animal: OfferedAnimal };

/** Picture, name, species and size; `of`: the ruler's width in cm, that of the list. */
function Who({ animal, pictureOf, of }: One & { of?: number }) {
  const { name, gender, an_count, sc_name, cm_name, size } = animal;
  return (
    <div className="offered-who">
      <OfferedPicture animal={animal} address={pictureOf?.(animal, of ? 'thumb' : 'mobile')} />
      <div>
        <h2>
          {name} <GenderCount gender={gender} count={an_count} />
        </h2>
        <p className="title-sci">
          <SpeciesName name={sc_name} /> {cm_name && <span className="muted">{cm_name}</span>}
        </p>
        {size !== null && <Ruler size={size} of={of ?? rulerFor(size)} />}
      </div>
    </div>
  );
}

function Past({ animal, from }: One) {
  return (
    <div className="stack">
      <OfferedVitals animal={animal} />
      <OfferedMolts animal={animal} />
      <OfferedFacts animal={animal} from={from} />
    </div>
  );
}
