import { useTexts } from '#web/texts/texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As many cards as the page will have. */
export function PetCardSkeletons(props: { count?: number; pictures?: boolean }) {
  const { count = 12, pictures = true } = props;
  const { ui } = useTexts();
  return (
    <ul className="pets" aria-busy="true" aria-label={ui.loading}>
      {Array.from({ length: count }, (_, card) => (
        <li key={card} className={pictures ? 'pet' : 'pet plain'}>
          {pictures && <span className="plate" />}
          <div className="pet-body is-loading">
            <Skeleton index={card} />
            <Skeleton index={card + 2} />
            <Skeleton width={32} />
            <Skeleton width={90} />
          </div>
        </li>
      ))}
    </ul>
  );
}
