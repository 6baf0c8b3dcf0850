import type { ReactNode } from 'react';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { Tag } from '#web/ui/tag.tsx';
import gbb from '#web/features/club/landing/drawings/gbb.svg';
import pulchra from '#web/features/club/landing/drawings/pulchra.svg';
import scorpion from '#web/features/club/landing/drawings/scorpion.svg';

/** A picture of the feeding round: nothing here is interactive. */
export function RoundSample() {
  const { animals, evening } = useTexts();
  const { atlas, cyan, nyx } = evening.roundRows;
  return (
    <div className="panel">
      <Rows>
        <Animal
          name="Atlas"
          species="P. imperator"
          line={atlas}
          drawing={scorpion}
          end={<Keys />}
        />
        <Animal name="Cyan" species="C. cyaneopubescens" line={cyan} drawing={gbb} end={<Keys />} />
        <Animal
          name="Nyx"
          species="G. pulchra"
          line={nyx}
          drawing={pulchra}
          end={
            <Tag tone="premolt" icon="premolt">
              {animals.preMolt(9)}
            </Tag>
          }
        />
      </Rows>
    </div>
  );
}

function Animal(props: {
  name: string;
  species: string;
  line: string;
  drawing: string;
  end: ReactNode;
}) {
  return (
    <Row
      title={props.name}
      beside={<SpeciesName name={props.species} />}
      line={props.line}
      plate={
        <div className="plate">
          <img src={props.drawing} alt="" loading="lazy" width={52} height={52} />
        </div>
      }
      end={props.end}
    />
  );
}

function Keys() {
  return (
    <>
      <span className="button icon-only moss">
        <Icon name="check" />
      </span>
      <span className="button icon-only">
        <Icon name="x" />
      </span>
    </>
  );
}
