import { formatInstantDay } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import type { HandOver } from './use-hand-over.ts';

/** How a hand-over ended, with the animals' own pages. */
export function EndedHandOver({ handOver: shown, title }: { handOver: HandOver; title: string }) {
  const { handOver } = useTexts();
  const { head, text } = endText(shown, handOver);
  const ids = shown.pets.map(({ id }) => id).join(',');
  return (
    <>
      <h1>{title}</h1>
      <Note tone={shown.state === 'taken' ? 'moss' : 'info'}>
        <strong>{head}</strong> {text}
      </Note>
      <Rows label={handOver.animals}>
        {shown.pets.map(({ id, name, tag }) => (
          <Row key={id} href={paths.petDetails(id)} title={name} line={<Tag tag={tag} />} />
        ))}
      </Rows>
      {shown.state !== 'taken' && ids && (
        <ButtonLink icon="hand" href={paths.handOver({ ids })}>
          {handOver.offerAgain}
        </ButtonLink>
      )}
    </>
  );
}

const Tag = ({ tag }: { tag: string }) => <span className="num">{tag && `#${tag}`}</span>;

function endText({ state, ended, expires, pets }: HandOver, words: Texts['handOver']) {
  if (state === 'expired')
    return { head: words.expiredOn(formatInstantDay(expires)), text: words.expiredText };
  if (!ended) return { head: words.nothingLeft, text: words.withdrawnText };
  const day = formatInstantDay(ended);
  if (state === 'withdrawn') return { head: words.withdrawnOn(day), text: words.withdrawnText };
  const [only, ...more] = pets;
  const text = only && more.length === 0 ? words.takenOne(only.name) : words.takenMany;
  return { head: words.takenOn(day), text };
}
