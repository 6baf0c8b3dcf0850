import { useTexts } from '#web/texts/texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useTableSetting } from './table-setting.ts';

/** Cards, or a table: where the screen has room for one. */
export function LookChoice() {
  const { pets } = useTexts();
  const [{ look }, change] = useTableSetting();
  return (
    <div className="look-choice">
      <Segmented
        label={pets.showAs}
        value={look}
        onChange={(next) => change({ look: next })}
        choices={[
          { value: 'cards', label: <Face icon="grid" name={pets.asCards} /> },
          { value: 'table', label: <Face icon="table" name={pets.asTable} /> },
        ]}
      />
    </div>
  );
}

function Face({ icon, name }: { icon: 'grid' | 'table'; name: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </>
  );
}
