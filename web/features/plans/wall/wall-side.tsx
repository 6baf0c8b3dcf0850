import type { ReactNode } from 'react';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { formatShortDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Wall } from './use-wall.ts';

/** Who rests, whom to look at, and who molts soon. */
export function WallSide({ wall: shown }: { wall: Wall }) {
  const { wall } = useTexts();
  const rests = ({ pre_molt_days, molted_days }: Wall['rests'][number]) =>
    pre_molt_days === null ? wall.molted(molted_days ?? 0) : wall.preMolt(pre_molt_days);
  const look = ({ refusals, suggests_pre_molt, not_seen_days }: Wall['look'][number]) =>
    not_seen_days === null
      ? [wall.refused(refusals), suggests_pre_molt === 1 && wall.near].filter(Boolean).join(', ')
      : wall.notSeen(not_seen_days);
  const span = ({ from, to }: Wall['molts'][number]) =>
    wall.span(formatShortDay(from), formatShortDay(to));
  return (
    <section className="wall-side">
      <Group title={wall.rests} animals={shown.rests} count={shown.rests_count} why={rests} />
      <Group title={wall.look} animals={shown.look} count={shown.look_count} why={look} />
      <Group title={wall.molts} animals={shown.molts} count={shown.molts_count} why={span} />
    </section>
  );
}

type Listed = Parameters<typeof PetPicture>[0]['pet'] & { name: string; sc_name: string };

function Group<Animal extends Listed>(props: {
  title: string;
  animals: readonly Animal[];
  count: number;
  why: (animal: Animal) => ReactNode;
}) {
  const { title, animals, count, why } = props;
  const { wall } = useTexts();
  if (animals.length === 0) return null;
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
      {count > animals.length && <p className="wall-more">{wall.more(count - animals.length)}</p>}
    </div>
  );
}
