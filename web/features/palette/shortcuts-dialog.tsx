import { shortcutKeys, type ShortcutPlace } from '#web/components/shortcuts.ts';
import { SingleKeys } from '#web/components/single-keys.tsx';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Name = keyof Texts['palette']['names'];

/** All shortcuts, by where they work, and whether single keys do anything. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { palette } = useTexts();
  return (
    <Dialog
      title={palette.shortcuts}
      onClose={onClose}
      actions={<Button onClick={onClose}>{palette.close}</Button>}
    >
      <SingleKeys />
      {(Object.keys(shortcutKeys) as ShortcutPlace[]).map((place) => (
        <section key={place}>
          <h3>{palette.where[place]}</h3>
          <Keys place={place} />
        </section>
      ))}
      <section>
        <h3>{palette.whereTable}</h3>
        <TableKeys />
      </section>
    </Dialog>
  );
}

function Keys({ place }: { place: ShortcutPlace }) {
  const { palette, layout } = useTexts();
  const single = Object.entries(shortcutKeys[place]) as [Name, readonly string[]][];
  const more: Record<ShortcutPlace, [Name, readonly string[]][]> = {
    everywhere: [['find', [layout.findKeys]]],
    list: [['open', [palette.enter]]],
    animal: [],
    round: [],
  };
  return (
    <List rows={[...more[place], ...single].map(([name, keys]) => [palette.names[name], keys])} />
  );
}

/** Those of cells, as in a spreadsheet: no single keys, so they stay when those are off. */
function TableKeys() {
  const { palette } = useTexts();
  const { enter, tab, escape, space, shift, control } = palette;
  const keys: Record<keyof Texts['palette']['tableNames'], readonly string[]> = {
    move: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    edit: [enter, 'F2'],
    next: [tab],
    leave: [escape],
    select: [space],
    range: [`${shift} ↓`],
    all: [`${control} A`],
    copyDown: [`${control} D`],
    undo: [`${control} Z`],
    copy: [`${control} C`],
    paste: [`${control} V`],
  };
  const names = Object.entries(palette.tableNames) as [keyof typeof keys, string][];
  return <List rows={names.map(([name, label]) => [label, keys[name]])} />;
}

function List({ rows }: { rows: readonly (readonly [string, readonly string[]])[] }) {
  return (
    <dl className="shortcut-list">
      {rows.map(([label, keys]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{SIGNS[key] ?? key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SIGNS: Record<string, string> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
