import { Link } from 'wouter';
import { pictureRuler } from '#src/domain/animal/picture-times.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { formatMonth } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { WaitingPicture } from '#web/state/waiting-pictures.ts';
import { Icon } from '#web/ui/icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { vars } from '#web/ui/vars.ts';
import { addressOf, dayText, shownText, type AnimalPicture } from './use-pictures.ts';

type Props = {
  pictures: readonly AnimalPicture[];
  /** Those that are not on the server yet. */
  waiting: readonly WaitingPicture[];
  an_type: AnimalType;
  hrefOf: (picture: AnimalPicture) => string;
  /** The one that is shown large. */
  chosen?: number | undefined;
  /** What a picture is marked with: then, now. */
  markOf?: (picture: AnimalPicture) => string | undefined;
};

/** The pictures of an animal by their days, in a strip that is scrolled, and under it a ruler of years. */
export function Film({ pictures, waiting, an_type, hrefOf, chosen, markOf }: Props) {
  const texts = useTexts();
  const { pets } = texts;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by key */}
      <div className="film" tabIndex={0} role="group" aria-label={pets.pictures.byDate}>
        <ol>
          {pictures.map((picture) => (
            <li key={picture.id} className={classes(picture.id === chosen && 'is-on')}>
              <Link
                href={hrefOf(picture)}
                replace
                aria-current={picture.id === chosen ? 'true' : undefined}
              >
                <Thumb src={addressOf(picture, 'thumb')} />
                <span className="film-words">
                  <Mark text={markOf?.(picture)} />
                  <strong>{dayText(picture, texts)}</strong>
                  <span>{shownText(picture, an_type, texts)}</span>
                  {picture.cover === 1 && <span className="muted">{pets.pictures.cover}</span>}
                </span>
              </Link>
            </li>
          ))}
          {waiting.map(({ address, caption }) => (
            <li key={address}>
              <Thumb src={address} />
              <span className="film-words">
                <strong>
                  <Icon name="clock" /> {pets.pictures.waits}
                </strong>
                <span>{caption}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <FilmRuler pictures={pictures} chosen={chosen} />
    </>
  );
}

const Mark = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <span className="film-mark">{text}</span>;

/** What is not seen is not loaded, and its box is there before it. */
function Thumb({ src }: { src: string }) {
  return (
    <span className="plate">
      <img src={src} alt="" width={400} height={400} loading="lazy" decoding="async" />
    </span>
  );
}

/** Squares are pictures, diamonds those of a molt. */
function FilmRuler({ pictures, chosen }: Pick<Props, 'pictures' | 'chosen'>) {
  const { pets } = useTexts();
  const ruler = pictureRuler(pictures.map(({ day }) => day));
  if (!ruler) return null;
  const days = pictures.flatMap(({ day }) => day ?? []);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const said = pets.pictures.ruler(days.length, formatMonth(from), formatMonth(to));
  return (
    <div className="film-time" role="img" aria-label={said}>
      <span className="film-line" />
      {pictures.map(({ id, molt_id }, at) => {
        const place = ruler.places[at] ?? null;
        if (place === null) return null;
        const look = classes(molt_id !== null && 'is-molt', id === chosen && 'is-on');
        return <i key={id} className={look} style={vars({ '--x': place })} />;
      })}
      <span className="film-years">
        {ruler.years.map(({ year, at }) => (
          <b key={year} style={vars({ '--x': at })}>
            {year}
          </b>
        ))}
      </span>
    </div>
  );
}
