import { genusOf } from '#src/domain/text/species-name.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import type { Species } from './use-species.ts';

const SHOWN = 5;

/** Other species of the genus. */
export function MoreOfGenus({ of }: { of: Species }) {
  const { species } = useTexts();
  const genus = genusOf(of.sc_name);
  const query = { genus, limit: SHOWN + 1 };
  const { data } = useLoad(['species', 'list', query], () => api.species.list.get({ query }), {
    errorTitle: species.errorList,
    quiet: true,
    enabled: genus !== '',
  });
  const others = (data?.rows ?? []).filter((row) => row.sc_id !== of.sc_id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <Box
      title={
        <>
          {species.more}{' '}
          <i className="sci" lang="la">
            {genus}
          </i>
        </>
      }
      end={
        (data?.count ?? 0) > SHOWN + 1 && (
          <ButtonLink variant="quiet" href={paths.species({ genus })}>
            {species.allLetters}
          </ButtonLink>
        )
      }
    >
      <Rows>
        {others.map((row) => (
          <WayOn
            key={row.sc_id}
            href={paths.speciesDetails(row.sc_id)}
            title={<SpeciesName name={row.sc_name} />}
            line={row.cm_name || undefined}
          />
        ))}
      </Rows>
    </Box>
  );
}
