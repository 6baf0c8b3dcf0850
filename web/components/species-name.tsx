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

/** What stands beside an animal's name, unless the name says so already: 'B. hamorii 2'. */
export function SpeciesBeside({
  pet: { name, sc_name },
}: {
  pet: { name: string; sc_name: string };
}) {
  return isNamedAfterSpecies(name, sc_name) ? null : <SpeciesName name={sc_name} short />;
}
