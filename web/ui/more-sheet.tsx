import { Link } from 'wouter';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import type { MenuItem } from './menu.tsx';

export type MoreItem = Exclude<MenuItem, { kind: 'switch' }>;

/** The further actions of what is open, as a sheet that rises from the lower edge of a phone. */
export function MoreSheet(props: {
  title: string;
  items: readonly MoreItem[];
  onClose: () => void;
}) {
  const { title, items, onClose } = props;
  const { common } = useTexts();
  return (
    <Dialog title={title} variant="menu" onClose={onClose}>
      <div className="menu">
        {items.map((item) =>
          item.kind === 'link' ? (
            <Link key={item.label} href={item.href} onClick={onClose}>
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </Link>
          ) : (
            <button
              key={item.label}
              type="button"
              disabled={item.disabled}
              className={item.danger ? 'is-danger' : undefined}
              onClick={() => {
                onClose();
                item.onSelect();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </button>
          ),
        )}
      </div>
      <Button wide large onClick={onClose}>
        {common.close}
      </Button>
    </Dialog>
  );
}
