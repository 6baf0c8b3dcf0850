import { useState } from 'react';
import { daysBetween, type Day } from '#src/domain/days.ts';
import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { WaitsTag } from '#web/components/waits-tag.tsx';
import { fedText, moltText } from '#web/features/animals/records/detail-words.ts';
import type { AnimalPicture } from '#web/features/animals/pictures/use-pictures.ts';
import { faceOfMeasurement } from '#web/features/animals/records/measurement-words.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { LedgerEntry } from '#web/ui/ledger.tsx';
import { EditEntry } from './dialogs.ts';
import { MoltPictures } from './molt-pictures.tsx';
import type { Pet } from './use-pet.ts';

type Props = { pet: Pet; entry: TimelineEntry; pictures?: readonly AnimalPicture[] | undefined };

/** One record of an animal's history, which its keeper can change in place. */
export function HistoryEntry({ pet, entry, pictures }: Props) {
  const { places } = useTexts();
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const today = useToday();
  const [editing, setEditing] = useState(false);
  const { icon, title, words, note } = faceOf(entry, pets, places, today);
  const when = formatShortDay(entry.day);
  return (
    <LedgerEntry
      when={when}
      dateTime={entry.day}
      icon={icon}
      what={
        <>
          <strong>{title}</strong> {words} <WaitsTag of={entry} />
        </>
      }
      note={note}
      end={
        pet.own === 1 &&
        entry.move !== 1 && (
          <>
            {pictures && (
              <MoltPictures
                {...{ pet, pictures }}
                label={`${pets.pictureOf(pet.name)}, ${title} ${when}`}
              />
            )}
            <Button
              variant="quiet"
              icon="pencil"
              label={pets.changeEntry(title, when)}
              onClick={() => setEditing(true)}
            />
            {editing && <EditEntry pet={pet} entry={entry} onClose={() => setEditing(false)} />}
          </>
        )
      }
    />
  );
}

type Face = { icon: IconName; title: string; words: string; note?: string };

/** How an entry looks, and what it says. */
export function faceOf(
  entry: TimelineEntry,
  pets: Texts['pets'],
  places: Texts['places'],
  today: Day,
): Face {
  if (entry.kind === 'event') {
    const words = entry.event ?? '';
    if (entry.move === 1)
      return { icon: 'rack', title: places.moved, words: places.movedWords(words) };
    if (entry.day > today) return { icon: 'calendar', title: pets.planned, words };
    return { icon: 'flag', title: pets.event, words };
  }
  if (entry.kind === 'measurement') return faceOfMeasurement(entry, pets);
  if (entry.kind === 'molt') {
    const { size, size_before, day_before, day } = entry;
    const grown = size !== null && size_before !== null && size > size_before;
    const note = [
      grown && pets.grownBy(lengthText(size - size_before)),
      day_before && pets.afterDays(daysBetween(day_before, day)),
    ].filter((text) => typeof text === 'string');
    const said = moltText(entry, note, pets);
    return {
      icon: 'molt',
      title: pets.molt,
      words: size === null ? '' : lengthText(size),
      ...(said && { note: said }),
    };
  }
  const titles = [pets.fed, pets.attempt, pets.refused];
  const icons = ['tongs', 'attempt', 'refused'] as const;
  const progress = entry.progress ?? 0;
  return {
    icon: icons[progress],
    title: titles[progress] ?? '',
    words: [fedText(entry, pets), entry.fp_id !== null && `(${pets.byPlan})`]
      .filter(Boolean)
      .join(' '),
  };
}
