import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { evening } from '#web/texts/en/evening.ts';
import { addTexts, useTexts } from '#web/texts/texts.ts';
import { vars } from '#web/ui/vars.ts';
import code14 from '#web/features/club/landing/drawings/code-14.svg';
import code31 from '#web/features/club/landing/drawings/code-31.svg';
import { RoundSample } from './round-sample.tsx';
import '#web/ui/deferred-icons.tsx';

addTexts({ animals, evening });

/**
 * Three moments with the product: the feeding round, the molt, the label. Loaded after the first screen, below which it
 * is.
 */
export default function Evening() {
  const { evening } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="page-header">
        <h2 id={id}>{evening.title}</h2>
      </div>
      <FeatureRow title={evening.round} text={evening.roundText}>
        <RoundSample />
      </FeatureRow>
      <FeatureRow title={evening.skin} text={evening.skinText}>
        <MoltSample />
      </FeatureRow>
      <FeatureRow title={evening.label} text={evening.labelText}>
        <LabelSample />
      </FeatureRow>
    </section>
  );
}

function FeatureRow({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="feature-row">
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

/** Leg spans in cm, after each molt. */
const sizes = [9, 10.5, 12, 13.5, 14.5];

function MoltSample() {
  const { evening } = useTexts();
  return (
    <ol className="panel molts">
      {sizes.map((size, at) => (
        <li key={size}>
          <span>{evening.molts[at]}</span>
          <p className="scale" style={vars({ '--cm': size, '--of': 16, '--was': sizes[at - 1] })}>
            <span className={at > 0 ? 'scale-bar was' : 'scale-bar'} />
            <span className="nowrap">{formatNumber(size)} cm</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

function LabelSample() {
  const { evening } = useTexts();
  return (
    <div className="label-pair" aria-hidden>
      <Label
        name="Rosalía"
        species="Brachypelma hamorii"
        common={evening.redknee}
        facts={[evening.labelNumber(14), '0.1', '2019-05']}
        code={code14}
      />
      <Label
        name="Saphira"
        species="Caribena versicolor"
        common={evening.pinktoe}
        facts={[evening.labelNumber(31), '0.0.1', '2025-02']}
        code={code31}
      />
    </div>
  );
}

function Label(props: {
  name: string;
  species: string;
  common: string;
  facts: readonly string[];
  code: string;
}) {
  return (
    <div className="label-one">
      <div className="label-card">
        <div>
          <b>{props.name}</b>
          <i className="sci" lang="la">
            {props.species}
          </i>
          <span>{props.common}</span>
          <span className="row">
            {props.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        </div>
        <img src={props.code} alt="" loading="lazy" />
      </div>
    </div>
  );
}
