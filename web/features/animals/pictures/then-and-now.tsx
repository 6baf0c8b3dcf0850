import { useState } from 'react';
import { commonScale } from '#src/domain/animal/picture-times.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { vars } from '#web/ui/vars.ts';
import { addressOf, dayText, shownText, type AnimalPicture } from './use-pictures.ts';

type Pair = { then: AnimalPicture; now: AnimalPicture; an_type: AnimalType };

/** Two pictures under a slider, or side by side, drawn to the same scale where both have a size. */
export function ThenAndNow({ then, now, an_type }: Pair) {
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
        <Slider then={then} now={now} scale={scale} an_type={an_type} />
      ) : (
        <div className="then-and-now-pair">
          <Side picture={then} scale={scale.then} an_type={an_type} />
          <Side picture={now} scale={scale.now} an_type={an_type} />
        </div>
      )}
      <div className="then-and-now-words">
        <Words picture={then} an_type={an_type} />
        <Words picture={now} an_type={an_type} />
      </div>
      {common && <p className="small muted">{pets.pictures.sameScale}</p>}
    </Box>
  );
}

type Scale = { then: number; now: number };

function Slider({ then, now, an_type, scale }: Pair & { scale: Scale }) {
  const { pets } = useTexts();
  const [at, setAt] = useState(50);
  return (
    <div className="then-and-now" style={vars({ '--at': at })}>
      <Side picture={now} scale={scale.now} an_type={an_type} />
      <div className="then-and-now-cover">
        <Side picture={then} scale={scale.then} an_type={an_type} />
      </div>
      <span className="then-and-now-line" aria-hidden="true">
        <span className="then-and-now-handle">
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

type Shown = { picture: AnimalPicture; an_type: AnimalType };

function Side({ picture, an_type, scale }: Shown & { scale: number }) {
  const texts = useTexts();
  const alt = [dayText(picture, texts), shownText(picture, an_type, texts)]
    .filter(Boolean)
    .join(', ');
  return (
    <span className="plate" style={vars({ '--scale': scale })}>
      <img src={addressOf(picture, 'mobile')} alt={alt} width={1080} height={810} />
    </span>
  );
}

function Words({ picture, an_type }: Shown) {
  const texts = useTexts();
  return (
    <p>
      <strong>{dayText(picture, texts)}</strong> {shownText(picture, an_type, texts)}
    </p>
  );
}
