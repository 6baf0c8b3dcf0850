import { useState } from 'react';
import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { formatCount, formatMonthShort } from '#web/lib/format.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { LogoMark, LogoWord } from '#web/ui/logo.tsx';
import { vars } from '#web/ui/vars.ts';
import { barcodeOf, quartersOf } from './barcode.ts';
import { drawPoster } from './draw-poster.ts';
import { posterFacts } from './poster-facts.ts';

/** A year in review to be shown to others: it names only what is ticked. */
export function Poster({ year }: { year: CollectionStatistics }) {
  const texts = useTexts();
  const { statistics } = texts;
  const uname = useSession()?.user.uname ?? '';
  const [withName, setWithName] = useState(true);
  const [withAnimals, setWithAnimals] = useState(false);
  if (year.molts === 0) return null;
  const over = withName ? statistics.posterOver(uname, year.year) : String(year.year);
  const facts = posterFacts(year, statistics, withAnimals);
  const [number, skins] = [formatCount(year.molts), statistics.posterSkins(year.molts)];
  async function save() {
    const picture = await drawPoster({ year, over, number, skins, facts });
    if (picture) saveFile(`exuvia-${year.year}.png`, picture);
  }
  return (
    <section className="poster" aria-label={over}>
      <div className="poster-sheet">
        <p className="small">{over}</p>
        <h2>
          <b>{number}</b> {skins}
        </h2>
        <svg
          className="barcode"
          viewBox="0 0 366 40"
          preserveAspectRatio="none"
          role="img"
          aria-label={statistics.barcode(skinWordOf(year.types))}
        >
          <path d={barcodeOf(year)} />
          <path className="ground" d="M0 40H366" />
        </svg>
        <p className="quarters" aria-hidden>
          {quartersOf(year.year).map(({ day, at }) => (
            <span key={day} style={vars({ '--x': at * 100 })}>
              {formatMonthShort(day)}
            </span>
          ))}
        </p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="poster-logo" aria-hidden>
          <LogoMark />
          <LogoWord />
        </p>
      </div>
      <div className="cluster">
        <Button icon="download" onClick={() => void save()}>
          {statistics.savePicture}
        </Button>
        <Check checked={withName} onChange={setWithName}>
          {statistics.withMyName}
        </Check>
        {year.fast && (
          <Check checked={withAnimals} onChange={setWithAnimals}>
            {statistics.withAnimals}
          </Check>
        )}
      </div>
      {year.fast && <p className="small muted">{statistics.fastRule}</p>}
    </section>
  );
}
