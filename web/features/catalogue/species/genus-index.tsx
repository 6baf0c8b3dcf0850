import { api } from '#web/lib/api.ts';
import { formatCount } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';

/** The genera by their first letter: one letter, then one genus. '' is all of them. */
export function GenusIndex(props: { genus: string; onChoose: (genus: string) => void }) {
  const { genus, onChoose } = props;
  const { species } = useTexts();
  const all = useLoad(['species', 'genus'], () => api.species.genus({ x: '*' }).get(), {
    errorTitle: species.errorList,
    quiet: true,
  });
  const rows = all.data?.rows ?? [];
  // while they load the first chip holds their line, which would push down the list
  if (rows.length < 2 && !all.loading) return null;
  const letter = letterOf(genus);
  const letters = [...new Set(rows.map((row) => letterOf(row.genus)))];
  const within = rows.filter((row) => letterOf(row.genus) === letter);
  return (
    <>
      <ChipGroup
        label={species.letter}
        scroll
        value={letter}
        onChange={onChoose}
        choices={[
          { value: '', label: species.allLetters },
          ...letters.map((value) => ({ value, label: value })),
        ]}
      />
      {letter !== '' && within.length > 1 && (
        <ChipGroup
          label={species.genus}
          scroll
          value={genus}
          onChange={onChoose}
          choices={[
            { value: letter, label: species.allGenera(letter) },
            ...within.map((row) => ({
              value: row.genus,
              label: <Genus name={row.genus} count={row.count} />,
            })),
          ]}
        />
      )}
    </>
  );
}

function Genus({ name, count }: { name: string; count: number }) {
  return (
    <>
      <i className="sci" lang="la">
        {name}
      </i>{' '}
      <span className="num small">{formatCount(count)}</span>
    </>
  );
}

const letterOf = (genus: string) => [...genus][0]?.toUpperCase() ?? '';
