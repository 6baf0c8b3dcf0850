import { useEffect, useState } from 'react';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { formatCount, formatInstantDay } from '#web/lib/format.ts';
import { isOffline } from '#web/lib/failure.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { forgetHandOver } from '#web/state/kept-hand-overs.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { Tag } from '#web/ui/tag.tsx';

const icons = {
  open: 'attempt',
  taken: 'check',
  withdrawn: 'undo',
  expired: 'clock',
} as const;

/** How many the list shows at first, and how many more with each tap. */
const SOME = 6;
/** How many animals of one are named. */
const NAMED = 3;

/** The keeper's hand-overs, those that wait and those that have ended; nothing where there was none. */
export function HandOverList({ isSaid = false }: { isSaid?: boolean }) {
  const { inventory, handOver } = useTexts();
  const [shown, setShown] = useState(SOME);
  const load = useHandOvers(shown);
  useForgetEnded(load.data?.rows);
  if (load.failed && !load.data && isSaid && isOffline(load.failed)) return null;
  if (load.failed && !load.data)
    return (
      <Box title={inventory.handOvers}>
        <LoadFailed load={load} />
      </Box>
    );
  if (!load.data || load.data.count === 0) return null;
  const { rows, count } = load.data;
  return (
    <Box title={inventory.handOvers} end={<span className="num muted">{formatCount(count)}</span>}>
      <Rows label={inventory.handOvers}>
        {rows.map((row) => (
          <WayOn
            key={row.id}
            href={paths.handOverCode(row.id)}
            title={namesOf(row, inventory) || handOver.codeCrumb}
            line={formatInstantDay(row.ended ?? row.created)}
            end={<Tag icon={icons[row.state]}>{inventory.handOverStates[row.state]}</Tag>}
          />
        ))}
      </Rows>
      {rows.length < count && (
        <Button variant="quiet" busy={load.refreshing} onClick={() => setShown(shown + SOME)}>
          {inventory.olderHandOvers}
        </Button>
      )}
    </Box>
  );
}

/** 'Fireleg, Emilia, Rosalía and 17 more' */
function namesOf({ pets }: HandOverRow, words: Texts['inventory']): string {
  const names = pets.slice(0, NAMED).map(({ name }) => name);
  return words.moreNames(names.join(', '), pets.length - names.length);
}

function useHandOvers(limit: number) {
  const { inventory } = useTexts();
  const query = { limit, offset: 0 };
  return useLoad(['hand_over', 'list', query], () => api.hand_over.list.get({ query }), {
    errorTitle: inventory.errorHandOvers,
    keep: true,
  });
}

export type HandOverRow = NonNullable<ReturnType<typeof useHandOvers>['data']>['rows'][number];

/** What was kept on this device of those that ended elsewhere is of no use any more. */
function useForgetEnded(rows: readonly HandOverRow[] | undefined): void {
  useEffect(() => {
    for (const { id, state } of rows ?? []) if (state !== 'open') void forgetHandOver(id);
  }, [rows]);
}
