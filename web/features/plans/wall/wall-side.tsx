import type { ReactNode } from 'react';
import { skinWordOf } from '#src/domain/animal/molt.ts';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { wordsFor } from '#web/components/words-for.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Wall } from './use-wall.ts';

/** Who rests, whom to look at, and who molts soon. */
export function WallSide({ wall: shown }: { wall: Wall }) {
  const { wall } = useTexts();
  function rests({ an_type, pre_molt_days, molted_days }: Wall['rests'][number]) {
    const words = wordsFor(an_type, wall);
    return pre_molt_days === null ? words.molted(molted_days ?? 0) : words.preMolt(pre_molt_days);
  }
  function look({ an_type, refusals, suggests_pre_molt, not_seen_days }: Wall['look'][number]) {
    if (not_seen_days !== null) return wall.notSeen(not_seen_days);
    const { refused, near } = wordsFor(an_type, wall);
    return [refused(refusals), suggests_pre_molt === 1 && near].filter(Boolean).join(', ');
  }
  const span = ({ from, to }: Wall['molts'][number]) =>
    wall.span(formatShortDay(from), formatShortDay(to));
  return (
    <section className="wall-side">
      <Group title={wall.rests} animals={shown.rests} count={shown.rests_count} why={rests} />
      <Group title={wall.look} animals={shown.look} count={shown.look_count} why={look} />
      <Group
        title={wall.molts(skinWordOf(shown.molts.map((one) => one.an_type)))}
        animals={shown.molts}
        count={shown.molts_count}
        why={span}
      />
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
