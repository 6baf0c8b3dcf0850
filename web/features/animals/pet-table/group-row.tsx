import { skinsIn } from '#web/components/skins.ts';
import { memo } from 'react';
import type { AnimalGrouping } from '#src/domain/animal/animal-groups.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { TableGroup } from './row.ts';

type GroupRowProps = {
  group: TableGroup;
  by: AnimalGrouping;
  at: number;
  /** How many columns it goes over. */
  span: number;
  folded: boolean;
  onFold: (key: TableGroup['key']) => void;
  /** Null where nobody is fed: archived animals. */
  onRound: ((group: TableGroup, name: string) => void) | null;
};

/** The heading of a group, with its sums; it stays below the table's head while its animals are in sight. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, by, at, span, folded, onFold, onRound } = props;
  const texts = useTexts();
  const { petTable } = texts;
  const name = groupName(group, by, texts);
  return (
    <tr className="group" aria-rowindex={at + 2}>
      <th scope="colgroup" colSpan={span}>
        <span className="group-in">
          <button
            type="button"
            className="group-fold"
            aria-expanded={!folded}
            aria-label={folded ? petTable.unfold(name) : petTable.fold(name)}
            onClick={() => onFold(group.key)}
          >
            <Icon name={folded ? 'right' : 'down'} />
          </button>
          <strong>{by === 'species' ? <SpeciesName name={name} /> : name}</strong>
          <span>{petTable.animals(group.animals)}</span>
          {group.due > 0 && <span>{petTable.due(group.due)}</span>}
          {group.pre_molt > 0 && <span>{skinsIn(texts, group.rows).resting(group.pre_molt)}</span>}
          {onRound && (
            <button
              type="button"
              className="group-round"
              aria-label={petTable.roundOf(name)}
              onClick={() => onRound(group, name)}
            >
              {petTable.startRound}
            </button>
          )}
        </span>
      </th>
    </tr>
  );
});

function groupName({ key, rows, place }: TableGroup, by: AnimalGrouping, texts: Texts): string {
  const [first] = rows;
  if (by === 'type') return texts.pets.typesMany[key as AnimalType];
  if (by === 'species') return first?.sc_name || first?.cm_name || '';
  return place ?? texts.petTable.nowhere;
}
