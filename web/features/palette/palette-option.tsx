import type { ComponentProps } from 'react';
import type { SearchWord } from '#src/domain/text/search-words.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Entry, Said } from './entries.ts';
import { Marked } from './marked.tsx';

type Props = {
  entry: Entry;
  words: readonly SearchWord[];
  current: boolean;
  /** What makes it an option of the list. */
  wiring: ComponentProps<'div'>;
};

/** One entry: its picture or icon, what it is called, where it is, its number, and the key that does the same. */
export function Option({ entry, words, current, wiring }: Props) {
  const { palette } = useTexts();
  const { face, title, sex, line, where, end, shortcut } = entry;
  const key = current ? palette.enter : shortcut;
  const marked = (said: Said, at: number) => <Marked key={at} said={said} words={words} />;
  return (
    <div {...wiring} className="pal-option">
      {'animal' in face ? (
        <PetPicture pet={face.animal} />
      ) : (
        <span className="pal-icon">
          <Icon name={face.icon} />
        </span>
      )}
      <span className="pal-main">
        <span className={sex ? 'pal-name' : undefined}>
          <Marked said={title} words={words} />{' '}
          {sex && <GenderCount gender={sex.gender} count={sex.count} />}
        </span>
        {line && (
          <span className="pal-line">
            <span>{line.map(marked)}</span>
            {where && <span className="pal-where">{where.map(marked)}</span>}
          </span>
        )}
      </span>
      {end !== undefined && <span className="small muted num">{end}</span>}
      {key !== undefined && <kbd aria-hidden>{key}</kbd>}
    </div>
  );
}
