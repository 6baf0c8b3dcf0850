import { PetPicture } from '#web/components/pet-picture.tsx';
import { useTexts } from '#web/texts/texts.ts';
import type { Wall } from './use-wall.ts';

type Listed = Wall['rests'][number];

/** Who rests, and whom to look at. */
export function WallSide({ wall: { rests, look } }: { wall: Wall }) {
  const { wall } = useTexts();
  const why = ({ pre_molt_days, molted_days }: Listed) =>
    pre_molt_days === null ? wall.molted(molted_days ?? 0) : wall.preMolt(pre_molt_days);
  return (
    <section className="wall-side">
      {rests.length > 0 && <Group title={wall.rests} animals={rests} why={why} />}
      {look.length > 0 && (
        <Group title={wall.look} animals={look} why={({ refusals }) => wall.refused(refusals)} />
      )}
    </section>
  );
}

function Group(props: { title: string; animals: Listed[]; why: (animal: Listed) => string }) {
  const { title, animals, why } = props;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {animals.map((animal) => (
          <li key={animal.id}>
            <PetPicture pet={animal} />
            <span>
              <strong>{animal.name || animal.sc_name}</strong> {why(animal)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
