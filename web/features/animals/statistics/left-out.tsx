import { Fragment } from 'react';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import type { LeftOutCode } from '#src/domain/statistics/left-out.ts';
import { Link } from 'wouter';
import { paths } from '#web/paths.ts';

/** As many animals as are easily read in a line. */
const NAMED = 5;

type Props = {
  year: CollectionStatistics;
  /** What is said of each number that a chart is short of; empty where nothing is. */
  said: Partial<Record<LeftOutCode | 'purchases', string | false>>;
};

/** What a chart does not count, where there is any, with a way to the animals whose records these are. */
export function LeftOut({ year, said }: Props) {
  return Object.entries(said).map(([code, text]) => {
    if (!text) return null;
    const animals = year.left_out.animals.filter((one) => one.code === code);
    return (
      <p key={code} className="small muted left-out">
        {text}{' '}
        {animals.slice(0, NAMED).map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <Link href={paths.petDetails(id)}>{name}</Link>
          </Fragment>
        ))}
        {animals.length > NAMED && ' …'}
      </p>
    );
  });
}
