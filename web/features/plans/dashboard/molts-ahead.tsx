import { Link } from 'wouter';
import { skinWordOf } from '#src/domain/animal/molt.ts';
import { SpeciesBeside } from '#web/components/species-name.tsx';
import { Spans } from '#web/components/spans.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { useState } from 'react';
import type { DayInNumbers } from './use-day.ts';
import { NotePreMolt } from './watch.tsx';

const SIX_WEEKS = 42;
/** Longer lists are opened. */
const MOST = 5;

/** The molts of the next six weeks, on one ruler. Nothing where none is expected. */
export function MoltsAhead({ day }: { day: DayInNumbers }) {
  const { feeding } = useTexts();
  const [all, setAll] = useState(false);
  const rows = day.expected_molts;
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, MOST);
  return (
    <Box
      title={feeding.today.molts(skinWordOf(rows.map(({ an_type }) => an_type)))}
      end={<span className="small muted">{feeding.today.sixWeeks}</span>}
    >
      <Spans
        days={SIX_WEEKS}
        rows={shown.map((pet) => ({
          id: pet.id,
          an_type: pet.an_type,
          title: (
            <>
              <Link href={paths.petDetails(pet.id)}>{pet.name}</Link> <SpeciesBeside pet={pet} />
            </>
          ),
          expected: pet.expected,
          end: pet.suggests_pre_molt === 1 && <NotePreMolt pet={pet} />,
        }))}
      />
      {shown.length < rows.length && (
        <Button wide onClick={() => setAll(true)}>
          {feeding.today.showAll(rows.length)}
        </Button>
      )}
    </Box>
  );
}
