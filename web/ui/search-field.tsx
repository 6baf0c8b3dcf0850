import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { useDebounced } from './use-debounced.ts';

/** Longer than between two letters of a key that is held: Safari counts changes of the address. In milliseconds. */
const QUICK = 40;

/** Searches debounced, where the device has what is searched at once; Enter and the clear button search immediately. */
export function SearchField(props: {
  label: string;
  /** The current search from the address. */
  value: string;
  onSearch: (text: string) => void;
  /** After the search of Enter. */
  onEnter?: ((text: string) => void) | undefined;
  placeholder?: string;
  /** The device has what is searched, so that there is no request to spare. */
  quick?: boolean;
}) {
  const { label, value, onSearch, onEnter, placeholder, quick = false } = props;
  const { ui } = useTexts();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(value);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const later = useDebounced<void>(() => ask(input.current?.value ?? ''), quick ? QUICK : 300);
  // The address was changed by something other than this field (Back): follow it.
  useEffect(() => {
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);

  function ask(text: string) {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  }
  function type(text: string, at: number) {
    const isHeld = at - typedAt.current < QUICK;
    typedAt.current = at;
    setTyped(text);
    if (quick && !isHeld) ask(text);
    else later();
  }
  function clear() {
    setTyped('');
    ask('');
    input.current?.focus();
  }
  return (
    <Field label={label} hideLabel className="grow">
      {(wiring) => (
        <span className="affix search">
          <Icon name="search" />
          <input
            {...wiring}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="input"
            placeholder={placeholder}
            value={typed}
            onChange={(event) => type(event.currentTarget.value, event.timeStamp)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && typed !== '') {
                event.preventDefault();
                clear();
              }
              if (event.key === 'Enter') {
                event.preventDefault();
                ask(typed);
                onEnter?.(typed.trim());
              }
            }}
          />
          {typed !== '' && <Button variant="quiet" icon="x" label={ui.clear} onClick={clear} />}
        </span>
      )}
    </Field>
  );
}
