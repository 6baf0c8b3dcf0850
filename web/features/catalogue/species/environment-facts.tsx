import type { ReactNode } from 'react';
import type { LengthKind } from '#src/domain/animal/measurements.ts';
import type { AnimalType, EnvType } from '#src/domain/enums.ts';
import { commonName } from '#src/domain/species/common-name.ts';
import { countryName } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { spokenLanguage, useTexts } from '#web/texts/texts.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Species } from './use-species.ts';

/** How the catalogue measures animals of a type; of the others it is the whole length, or the shell. */
const catalogueKinds: Partial<Record<AnimalType, LengthKind>> = {
  tarantula: 'body_length',
  spider: 'body_length',
  scorpion: 'total_length',
};

/** Type, environment, humidity and country, each with its icon, and what the catalogue knows for certain. */
export function EnvironmentFacts({ of }: { of: Species }) {
  const { animals, clubNumbers, species } = useTexts();
  const known = of.catalogue;
  const kind = catalogueKinds[of.an_type];
  const humidity = of.humidity as 1 | 2 | 3 | null;
  return (
    <dl className="env">
      <Entry label={species.type}>
        <Icon name={of.an_type} />
        {animals.types[of.an_type]}
      </Entry>
      <Entry label={species.lives}>
        {of.env_type && (
          <>
            <Icon name={environmentIcons[of.env_type]} />
            {animals.environments[of.env_type]}
          </>
        )}
      </Entry>
      <Entry label={species.humidity}>
        {humidity && (
          <>
            <Drops full={humidity} />
            {animals.humidities[humidity]}
          </>
        )}
      </Entry>
      <Entry label={species.country}>
        {of.country_name && (
          <>
            <Icon name="globe" />
            {countryName(of.country_code ?? '', of.country_name)}
          </>
        )}
      </Entry>
      {known?.size_cm && (
        <Entry label={species.adultSize(kind ? clubNumbers.measures[kind] : '')}>
          {species.adultSizeOf(lengthText(known.size_cm))}
        </Entry>
      )}
      {known?.cites && <Entry label="CITES">{species.citesOf(known.cites)}</Entry>}
      {known?.de_name && known.de_name !== commonName(of, spokenLanguage()) && (
        <Entry label={species.germanName}>{known.de_name}</Entry>
      )}
    </dl>
  );
}

export const environmentIcons: Record<EnvType, IconName> = {
  a: 'arboreal',
  t: 'terrestrial',
  f: 'fossorial',
};

function Entry({ label, children }: { label: string; children: ReactNode }) {
  const { species } = useTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="muted">{species.unknown}</span>}</dd>
    </div>
  );
}

function Drops({ full }: { full: number }) {
  return (
    <span className="drops" aria-hidden>
      {[1, 2, 3].map((drop) => (
        <Icon key={drop} name="drop" filled={drop <= full} />
      ))}
    </span>
  );
}
