import { Fragment, useState } from 'react';
import { Link } from 'wouter';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { numberBeside, SpeciesBeside } from '#web/components/species-name.tsx';
import { wordsFor } from '#web/components/words-for.ts';
import { useEvent, useMolt, usePreMolt } from '#web/features/animals/records/records.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { formatNearDay } from '#web/lib/format.ts';
import { useSizes, weightText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { ForAll } from './for-all.tsx';
import type { DayInNumbers } from './use-day.ts';

/** Longer lists are opened. */
const MOST = 6;

/** Who is to be watched, and why: each with what is done with one tap. Nothing where all is well. */
export function Watch({ day }: { day: DayInNumbers }) {
  const { feeding } = useTexts();
  const [all, setAll] = useState(false);
  const rows = watched(day);
  if (rows.length === 0 && day.refused_once.length === 0) return null;
  const shown = all ? rows : rows.slice(0, MOST);
  return (
    <Box title={feeding.today.watch} end={<span className="small muted">{feeding.today.why}</span>}>
      {shown.length > 0 && (
        <Rows label={feeding.today.watch}>
          {shown.map((row) => (
            <WatchedRow key={`${row.kind} ${row.pet.id}`} row={row} />
          ))}
        </Rows>
      )}
      {shown.length < rows.length && (
        <Button wide onClick={() => setAll(true)}>
          {feeding.today.showAll(rows.length)}
        </Button>
      )}
      <ForAll day={day} />
      <RefusedOnce pets={day.refused_once} />
    </Box>
  );
}

/** As many names as one reads at a glance. */
const NAMED = 5;

/** One refusal is no streak: a line names them, until they eat. */
function RefusedOnce({ pets }: { pets: DayInNumbers['refused_once'] }) {
  const { feeding } = useTexts();
  const today = useToday();
  if (pets.length === 0) return null;
  const more = pets.length - NAMED;
  return (
    <p className="refused-once">
      {feeding.today.refusedOnce}{' '}
      {pets.slice(0, NAMED).map((pet, at) => (
        <Fragment key={pet.id}>
          {at > 0 && ', '}
          <Link href={paths.petDetails(pet.id)}>{pet.name}</Link> (
          {[numberBeside(pet), formatNearDay(pet.since, today)].filter(Boolean).join(', ')})
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Link href={paths.pets({ refused: 1 })}>{feeding.today.andMore(more)}</Link>
        </>
      )}
    </p>
  );
}

type Watched =
  | { kind: 'refusing'; pet: DayInNumbers['refusing'][number] }
  | { kind: 'pre_molt'; pet: DayInNumbers['in_pre_molt'][number] }
  | { kind: 'not_seen'; pet: DayInNumbers['not_seen'][number] }
  | { kind: 'to_weigh'; pet: DayInNumbers['to_weigh'][number] };

/** What is about to happen first. Who was seen since it refused is not told of again. */
function watched({ refusing, in_pre_molt, not_seen, to_weigh }: DayInNumbers): Watched[] {
  const forgotten = new Set(not_seen.map(({ id }) => id));
  return [
    ...refusing
      .filter(({ seen }) => seen === 0)
      .toSorted((a, b) => b.suggests_pre_molt - a.suggests_pre_molt)
      .map((pet) => ({ kind: 'refusing' as const, pet })),
    ...in_pre_molt.map((pet) => ({ kind: 'pre_molt' as const, pet })),
    ...not_seen.map((pet) => ({ kind: 'not_seen' as const, pet })),
    ...to_weigh
      .filter(({ id }) => !forgotten.has(id))
      .map((pet) => ({ kind: 'to_weigh' as const, pet })),
  ];
}

function WatchedRow({ row }: { row: Watched }) {
  const { feeding } = useTexts();
  const today = useToday();
  useSizes();
  const { pet } = row;
  return (
    <Row
      title={pet.name}
      href={paths.petDetails(pet.id)}
      plate={<PetPicture pet={pet} />}
      beside={<SpeciesBeside pet={pet} />}
      line={reasonOf(row, wordsFor(pet.an_type, feeding.today), today)}
      end={<Act row={row} />}
    />
  );
}

function reasonOf(row: Watched, words: Texts['feeding']['today'], today: Day): string {
  switch (row.kind) {
    case 'refusing': {
      const { refusals, refused_since, suggests_pre_molt } = row.pet;
      const said = suggests_pre_molt ? words.refusedNear : words.refused;
      return said(refusals, formatNearDay(refused_since, today));
    }
    case 'pre_molt': {
      const { days, refusals, refused_since } = row.pet;
      const since = refused_since === null ? '' : formatNearDay(refused_since, today);
      return [words.preMolt(days), refusals > 0 && words.refused(refusals, since)]
        .filter(Boolean)
        .join(' ');
    }
    case 'not_seen':
      return words.notSeen(formatNearDay(row.pet.since, today));
    case 'to_weigh': {
      const { weight, weight_date, weight_before, usual_days } = row.pet;
      const less = weight < weight_before ? weightText(weight_before - weight) : '';
      const last = words.weighed(weightText(weight), formatNearDay(weight_date, today), less);
      return `${last} ${words.usuallyWeighed(usual_days)}`;
    }
  }
}

function Act({ row }: { row: Watched }) {
  const { pet } = row;
  if (row.kind === 'refusing')
    return (
      <>
        <NotePreMolt pet={pet} />
        <NoteSeen pet={pet} />
      </>
    );
  if (row.kind === 'not_seen') return <NoteSeen pet={pet} />;
  if (row.kind === 'to_weigh') return <Weigh pet={pet} />;
  return (
    <>
      <NoteMolt pet={row.pet} />
      <EndPreMolt pet={row.pet} />
    </>
  );
}

type Named = { id: number; name: string; an_type: AnimalType };

export function NotePreMolt({ pet }: { pet: Named }) {
  const texts = useTexts();
  const today = useToday();
  const preMolt = usePreMolt({ ...pet, pre_molt: null });
  return (
    <Button
      icon="premolt"
      label={wordsFor(pet.an_type, texts.plans.molting).notePreMoltOf(pet.name)}
      busy={preMolt.busy}
      onClick={() => void preMolt.run(today)}
    >
      {wordsFor(pet.an_type, texts.pets).preMolt}
    </Button>
  );
}

/** For who was noted by mistake: else it would stand here for good. */
function EndPreMolt({ pet }: { pet: DayInNumbers['in_pre_molt'][number] }) {
  const words = wordsFor(pet.an_type, useTexts().feeding.today);
  const preMolt = usePreMolt({ ...pet, pre_molt: pet.since });
  return (
    <Button
      variant="quiet"
      label={words.notInPreMoltOf(pet.name)}
      busy={preMolt.busy}
      onClick={() => void preMolt.run(null)}
    >
      {words.notInPreMolt}
    </Button>
  );
}

function NoteMolt({ pet }: { pet: DayInNumbers['in_pre_molt'][number] }) {
  const words = wordsFor(pet.an_type, useTexts().feeding.today);
  const today = useToday();
  const molt = useMolt(pet);
  return (
    <Button
      icon="molt"
      label={words.moltedOf(pet.name)}
      busy={molt.busy}
      onClick={() => void molt.run({ date_mt: today, size: null, gender: null })}
    >
      {words.molted}
    </Button>
  );
}

function Weigh({ pet }: { pet: { id: number; name: string } }) {
  const { feeding } = useTexts();
  return (
    <ButtonLink icon="scale" label={feeding.today.weighOf(pet.name)} href={paths.weigh([pet.id])}>
      {feeding.today.weigh}
    </ButtonLink>
  );
}

function NoteSeen({ pet }: { pet: { id: number; name: string } }) {
  const { feeding } = useTexts();
  const today = useToday();
  const event = useEvent(pet);
  return (
    <Button
      icon="check"
      label={feeding.today.seenOf(pet.name)}
      busy={event.busy}
      onClick={() => void event.run({ date_ev: today, event: feeding.today.seen })}
    >
      {feeding.today.seen}
    </Button>
  );
}
