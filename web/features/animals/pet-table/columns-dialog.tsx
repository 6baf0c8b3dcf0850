import { useTexts } from '#web/texts/texts.ts';
import { useDraft } from '#web/lib/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { columnsFor, shownColumns, type ColumnKey } from './columns.ts';

type Props = {
  chosen: readonly string[];
  heads: Readonly<Record<ColumnKey, string>>;
  places: boolean;
  onApply: (columns: readonly string[]) => void;
  onClose: () => void;
};

/** Which columns the table has, and in which order. */
export function ColumnsDialog({ chosen, heads, places, onApply, onClose }: Props) {
  const { petTable } = useTexts();
  const [{ order, shown }, change] = useDraft(() => draftOf(chosen, places));

  function move(key: ColumnKey, by: -1 | 1): void {
    change((now) => {
      const at = now.order.indexOf(key);
      return { order: now.order.toSpliced(at, 1).toSpliced(at + by, 0, key) };
    });
  }
  const toggle = (key: ColumnKey, on: boolean) =>
    change((now) => ({ shown: on ? [...now.shown, key] : now.shown.filter((one) => one !== key) }));
  return (
    <Dialog
      title={petTable.columns}
      onClose={onClose}
      onSubmit={() => onApply(order.filter((key) => shown.includes(key)))}
      actions={<DialogEnd save={petTable.apply} icon="check" onClose={onClose} />}
    >
      <p>{petTable.columnsText}</p>
      <ul className="column-list">
        {order.map((key, at) => (
          <li key={key}>
            <Check
              checked={key === 'name' || shown.includes(key)}
              disabled={key === 'name'}
              onChange={(on) => toggle(key, on)}
            >
              {heads[key]}
            </Check>
            <Button
              variant="quiet"
              icon="left"
              label={petTable.earlier(heads[key])}
              disabled={at === 0}
              onClick={() => move(key, -1)}
            />
            <Button
              variant="quiet"
              icon="right"
              label={petTable.later(heads[key])}
              disabled={at === order.length - 1}
              onClick={() => move(key, 1)}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon="undo" onClick={() => change(draftOf([], places))}>
        {petTable.usualColumns}
      </Button>
    </Dialog>
  );
}

/** The shown ones first, in their order. */
function draftOf(chosen: readonly string[], places: boolean) {
  const shown = shownColumns(chosen, places).map(({ key }) => key);
  const others = columnsFor(places).flatMap(({ key }) => (shown.includes(key) ? [] : [key]));
  return { order: [...shown, ...others], shown };
}
