import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type LabelDesign, type LabelSettings } from '#src/domain/labels/label-settings.ts';
import { readLabelSettings } from '#src/domain/labels/read-label-settings.ts';
import { usualSheet } from '#src/domain/labels/label-sheets.ts';
import { setSetting, useSetting } from '#web/state/settings.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

export type LabelControls = {
  settings: LabelSettings;
  design: LabelDesign;
  change: (part: Partial<LabelSettings>) => void;
  changeDesign: (part: Partial<LabelDesign>) => void;
};

/** The stored settings of a keeper's labels. Changes show immediately; a series of taps is stored once. */
export function useLabelSettings(): LabelControls {
  const [stored] = useSetting('label_settings');
  const [draft, setDraft] = useState<{ of: unknown; settings: LabelSettings } | null>(null);
  const known = useMemo(() => readLabelSettings(stored, usualSheet(navigator.language)), [stored]);
  // what was stored meanwhile, by an undo or another tab, is newer than the draft
  const isNewest = draft !== null && (draft.of === stored || draft.settings === stored);
  const settings = isNewest ? draft.settings : known;
  const unsaved = useRef<LabelSettings | null>(null);
  const saveLater = useDebounced(save, 500);
  useEffect(() => {
    const leave = () => save(unsaved);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  function change(part: Partial<LabelSettings>) {
    // Two changes may come before the first one is rendered.
    const next = { ...(unsaved.current ?? settings), ...part };
    unsaved.current = next;
    setDraft({ of: stored, settings: next });
    saveLater(unsaved);
  }
  return {
    settings,
    design: settings.designs[settings.use],
    change,
    changeDesign(part) {
      const { use, designs } = unsaved.current ?? settings;
      change({ designs: { ...designs, [use]: { ...designs[use], ...part } } });
    },
  };
}

function save(unsaved: RefObject<LabelSettings | null>): void {
  if (unsaved.current) setSetting('label_settings', unsaved.current);
  unsaved.current = null;
}
