import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { leaveFor } from '#web/lib/draft.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Entry } from './entries.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { Option } from './palette-option.tsx';
import type { PaletteAnimal } from './use-animals.ts';
import { useEntries, type Ways } from './use-entries.ts';

type Props = Pick<Ways, 'record' | 'showShortcuts'> & { onClose: () => void };

/** A field that finds animals, species, people, pages and actions; each letter answers from the device. */
export function Palette({ onClose, record, showShortcuts }: Props) {
  const { palette } = useTexts();
  const [typed, setTyped] = useState('');
  const [of, setOf] = useState<PaletteAnimal | null>(null);
  const reachable = useReachable();
  const { words, groups } = useEntries(typed, of, {
    go: (href) => void leaveFor(href),
    record,
    showShortcuts,
  });
  const entries = groups.flatMap((group) => group.entries);
  const box = useCombobox<Entry>({
    items: entries,
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    initialHighlightedIndex: 0,
    itemToString: () => typed,
    stateReducer: (state, { type, changes }) => {
      const { InputChange, InputBlur, MenuMouseLeave } = useCombobox.stateChangeTypes;
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      // Only Enter and a tap choose.
      if (type === InputBlur || type === MenuMouseLeave) return state;
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      onClose();
      selectedItem?.run();
    },
  });

  function show(animal: PaletteAnimal | null) {
    setOf(animal);
    setTyped('');
    box.setHighlightedIndex(0);
  }
  function leave({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    show(null);
    currentTarget.parentElement?.querySelector('input')?.focus();
  }
  const current = entries[box.highlightedIndex];
  const animal = current && 'animal' in current.face ? current.face.animal : null;
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const isBack = event.key === 'Escape' || (event.key === 'Backspace' && typed === '');
    const enters = event.key === 'Tab' && !event.shiftKey && of === null && animal !== null;
    if (enters) show(animal);
    else if (of && isBack) show(null);
    // The list of a combobox is open, which Escape would close first.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }
  return (
    <Dialog title={palette.title} variant="palette" onClose={onClose}>
      <div className={classes('pal-field', of && 'is-inside')}>
        {of ? (
          <Button variant="quiet" icon="left" label={palette.back} onClick={leave} />
        ) : (
          <Icon name="search" />
        )}
        <input
          {...box.getInputProps({
            'aria-labelledby': undefined,
            'aria-label': of ? palette.actionsOf(of.name) : palette.field,
            // Not in onInputValueChange: that is called too late, and fast typing would lose letters.
            onChange: (event) => setTyped(event.currentTarget.value),
            onKeyDown: press,
          })}
          {...(entries.length === 0 && { 'aria-activedescendant': undefined })}
          className="pal-input"
          data-autofocus
          placeholder={of ? palette.actionsOf(of.name) : palette.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button variant="quiet" icon="x" label={palette.close} onClick={onClose} />
      </div>
      <div
        {...box.getMenuProps({ 'aria-label': palette.found, 'aria-labelledby': undefined })}
        className="pal-list"
      >
        {groups.map(({ label, entries: inGroup }) => (
          <div key={label} role="group" aria-label={label}>
            <p className="pal-head" aria-hidden>
              {label}
            </p>
            {inGroup.map((entry) => (
              <Option
                key={entry.key}
                entry={entry}
                words={words}
                current={entry === current}
                wiring={box.getItemProps({ item: entry, index: entries.indexOf(entry) })}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={entries.length > 0 ? 'visually-hidden' : 'pal-none muted'} role="status">
        {entries.length > 0 ? palette.count(entries.length) : palette.nothing(typed.trim())}
      </p>
      {!reachable && !of && <p className="pal-none small muted">{palette.needsNetwork}</p>}
      <PaletteFoot animal={animal !== null && of === null} inside={of !== null} />
    </Dialog>
  );
}
