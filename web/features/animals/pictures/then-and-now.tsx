import { useState } from 'react';
import { commonScale } from '#src/domain/animal/picture-times.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { vars } from '#web/ui/vars.ts';
import { addressOf, dayText, shownText, type AnimalPicture } from './use-pictures.ts';

type Pair = { then: AnimalPicture; now: AnimalPicture };

/** Two pictures under a slider, or side by side, drawn to the same scale where both have a size. */
export function ThenAndNow({ then, now }: Pair) {
  const { pets } = useTexts();
  const [look, setLook] = useState<'slider' | 'both'>('slider');
  const common = commonScale(then.size, now.size);
  const scale = common ?? { then: 1, now: 1 };
  return (
    <Box
      title={pets.pictures.thenAndNow}
      end={
        <Segmented
          label={pets.pictures.compare}
          value={look}
          onChange={setLook}
          choices={[
            { value: 'slider', label: pets.pictures.slider },
            { value: 'both', label: pets.pictures.sideBySide },
          ]}
        />
      }
    >
      {look === 'slider' ? (
        <Slider then={then} now={now} scale={scale} />
      ) : (
        <div className="then-and-now-pair">
          <Side picture={then} scale={scale.then} />
          <Side picture={now} scale={scale.now} />
        </div>
      )}
      <div className="then-and-now-words">
        <Words picture={then} />
        <Words picture={now} />
      </div>
      {common && <p className="small muted">{pets.pictures.sameScale}</p>}
    </Box>
  );
}

type Scale = { then: number; now: number };

function Slider({ then, now, scale }: Pair & { scale: Scale }) {
  const { pets } = useTexts();
  const [at, setAt] = useState(50);
  return (
    <div className="then-and-now" style={vars({ '--at': at })}>
      <Side picture={now} scale={scale.now} />
      <div className="then-and-now-cover">
        <Side picture={then} scale={scale.then} />
      </div>
      <span className="then-and-now-line" aria-hidden="true">
        <span>
          <Icon name="left" />
          <Icon name="right" />
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={pets.pictures.howMuch}
        aria-valuetext={`${at} %`}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Side({ picture, scale }: { picture: AnimalPicture; scale: number }) {
  const texts = useTexts();
  const alt = [dayText(picture, texts), shownText(picture, texts)].filter(Boolean).join(', ');
  return (
    <span className="plate" style={vars({ '--scale': scale })}>
      <img src={addressOf(picture, 'mobile')} alt={alt} width={1080} height={810} />
    </span>
  );
}

function Words({ picture }: { picture: AnimalPicture }) {
  const texts = useTexts();
  return (
    <p>
      <strong>{dayText(picture, texts)}</strong> {shownText(picture, texts)}
    </p>
  );
}
