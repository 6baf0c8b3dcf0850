import { PetPicture } from '#web/components/pet-picture.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { countryName } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Row } from '#web/ui/rows.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ListedSpecies } from './species-view.ts';

/** One species of the list: the keeper's own picture where there is one, names, and environment. */
export function SpeciesEntry({ row, pictures }: { row: ListedSpecies; pictures: boolean }) {
  const { species } = useTexts();
  return (
    <Row
      href={paths.speciesDetails(row.sc_id)}
      title={<SpeciesName name={row.sc_name} />}
      plate={
        <PetPicture
          pet={{ ...row, id: row.pet_id ?? 0, has_img: pictures && row.pet_id !== null }}
        />
      }
      line={
        <>
          {row.cm_name}
          {row.synonym !== null && (
            <>
              {row.cm_name && ', '}
              {species.formerly} <SpeciesName name={row.synonym} />
            </>
          )}
        </>
      }
      end={row.kept > 0 ? <Tag icon="check">{species.kept(row.kept)}</Tag> : undefined}
    >
      <Facts row={row} />
    </Row>
  );
}

function Facts({ row }: { row: ListedSpecies }) {
  const { animals } = useTexts();
  const words = [
    row.env_type && animals.environments[row.env_type],
    row.humidity && animals.humidities[row.humidity as 1 | 2 | 3],
    row.country_name && countryName(row.country_code ?? '', row.country_name),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <span className="secondary">{words.join(' · ')}</span>;
}
