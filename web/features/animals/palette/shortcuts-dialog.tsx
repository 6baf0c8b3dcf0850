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
    <dl className="shortcut-list">
      {[...more[place], ...single].map(([name, keys]) => (
        <div key={name}>
          <dt>{palette.names[name]}</dt>
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

const SIGNS: Record<string, string> = { ArrowRight: '→', ArrowLeft: '←' };
