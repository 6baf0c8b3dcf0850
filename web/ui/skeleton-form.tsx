import { useTexts } from '#web/texts/texts.ts';
import { classes } from './classes.ts';
import { Skeleton } from './skeleton.tsx';

/** A form while its record is loading: labels and fields, the last `areas` of them with several lines. */
export function SkeletonForm({ fields, areas = 0 }: { fields: number; areas?: number }) {
  const { ui } = useTexts();
  return (
    <ul className="form" aria-busy="true" aria-label={ui.loading}>
      {Array.from({ length: fields }, (_, index) => (
        <li key={index} className="field">
          <Skeleton width={24} />
          <span className={classes('skeleton-field', index >= fields - areas && 'is-area')} />
        </li>
      ))}
    </ul>
  );
}
