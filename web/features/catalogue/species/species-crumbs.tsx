import type { ReactNode } from 'react';
import { genusOf } from '#src/domain/text/species-name.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';

/** Species, genus, and with `here` the species above one of its pages, or above one of its `list`s. */
export function SpeciesCrumbs(props: {
  of?: { sc_id: number; sc_name: string };
  list?: { href: string; label: string };
  here?: ReactNode;
}) {
  const { of, list, here } = props;
  const { species } = useTexts();
  const genus = genusOf(of?.sc_name ?? '');
  const rest = of && genus ? of.sc_name.replace(genus, '').trim() : of?.sc_name;
  return (
    <Crumbs
      path={[
        { href: paths.species(), label: species.title },
        ...(genus ? [{ href: paths.species({ genus }), label: <Taxon>{genus}</Taxon> }] : []),
        ...(of && here !== undefined
          ? [{ href: paths.speciesDetails(of.sc_id), label: <Taxon>{rest || genus}</Taxon> }]
          : []),
        ...(list ? [list] : []),
      ]}
      here={here ?? <Taxon>{rest || genus || species.notFound}</Taxon>}
    />
  );
}

function Taxon({ children }: { children: ReactNode }) {
  return (
    <i className="sci" lang="la">
      {children}
    </i>
  );
}
