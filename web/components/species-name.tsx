import { Fragment } from 'react';
import {
  isNamedAfterSpecies,
  shortSpeciesName,
  speciesNameParts,
} from '#src/domain/text/species-name.ts';

/** A scientific name: genus and epithets in italics, "sp.", crosses and trade names upright. */
export function SpeciesName({ name, short = false }: { name: string; short?: boolean }) {
  const parts = speciesNameParts(short ? shortSpeciesName(name) : name);
  return parts.map((part, at) =>
    part.taxon ? (
      <i key={at} className="sci" lang="la">
        {part.text}
      </i>
    ) : (
      <Fragment key={at}>{part.text}</Fragment>
    ),
  );
}

type Named = { id?: number; name: string; sc_name: string };

/** What stands beside an animal's name: its species, unless the name says so already, as 'B. hamorii 2' does. */
export function SpeciesBeside({ pet }: { pet: Named }) {
  return isNamedAfterSpecies(pet.name, pet.sc_name) ? (
    <NumberBeside pet={pet} />
  ) : (
    <SpeciesName name={pet.sc_name} short />
  );
}

export function NumberBeside({ pet }: { pet: Named }) {
  const number = numberBeside(pet);
  return number && <span className="muted num">{number}</span>;
}

/** The number of an animal that is called as all others of its species are; '' for all others. */
export function numberBeside({ id = 0, name, sc_name }: Named): string {
  const isAlike = isNamedAfterSpecies(name, sc_name) && !/\d$/.test(name);
  return isAlike && id > 0 ? `#${id}` : '';
}
