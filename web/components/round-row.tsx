import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { PetPicture } from './pet-picture.tsx';
import { SpeciesBeside } from './species-name.tsx';

type RoundRowProps = {
  pet: ComponentProps<typeof PetPicture>['pet'] & { name: string; sc_name: string };
  /** Its turn is now: it is brought into view. */
  isNow: boolean;
  /** It can't be chosen any more. */
  isOver: boolean;
  onChoose: () => void;
  /** Its place. */
  where?: string | undefined;
  children: ReactNode;
};

/** An animal in the list beside a round. */
export function RoundRow({ pet, isNow, isOver, onChoose, where, children }: RoundRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  return (
    <li ref={row} className={isNow ? 'is-now' : undefined}>
      <button
        type="button"
        className="row-button"
        aria-current={isNow ? 'step' : undefined}
        disabled={isOver}
        onClick={onChoose}
      >
        <PetPicture pet={pet} />
        <span className="main">
          <strong>{pet.name}</strong>
          <span className="secondary">
            <SpeciesBeside pet={pet} />
          </span>
          {where && <span className="secondary">{where}</span>}
        </span>
        {children}
      </button>
    </li>
  );
}
