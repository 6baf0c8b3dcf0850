import { Link } from 'wouter';
import { MoltTag } from '#web/components/molt-tag.tsx';
import { Ruler, rulerWidth } from '#web/components/ruler.tsx';
import { SpeciesBeside } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Rows } from '#web/ui/rows.tsx';
import { Part } from './widget.tsx';

const DAYS = 30;

/** Molts of the last 30 days, the newest first, each with its growth. */
export function RecentGrowth() {
  const { dashboard, errors } = useTexts();
  const today = useToday();
  const load = useLoad(
    ['pet', 'dashboard', 'molted', DAYS],
    () => api.pet.dashboard.molted({ n: DAYS }).get(),
    { errorTitle: errors.loadingDashboard, errorText: errors.loadingMoltedText },
  );
  return (
    <Part
      title={dashboard.growth}
      end={<span className="small muted">{dashboard.last30}</span>}
      load={load}
    >
      {({ rows }) => {
        if (rows.length === 0) return <p className="muted">{dashboard.noGrowth}</p>;
        const of = rulerWidth(rows.map((pet) => pet.size));
        return (
          <Rows label={dashboard.growth}>
            {rows.map((pet) => (
              <li key={pet.id}>
                <div className="main">
                  <div className="between">
                    <span>
                      <Link href={paths.petDetails(pet.id)}>{pet.name}</Link>{' '}
                      <SpeciesBeside pet={pet} />
                    </span>
                    <MoltTag mmt={pet.mmt} date_f={pet.date_f} today={today} brief />
                  </div>
                  {pet.size !== null && <Ruler size={pet.size} was={pet.size_before} of={of} />}
                </div>
              </li>
            ))}
          </Rows>
        );
      }}
    </Part>
  );
}
