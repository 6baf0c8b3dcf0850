import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fold } from '#src/domain/text/fold.ts';
import type { Focused } from './combobox.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { Field, takeFrame } from './field.tsx';

/**
 * A combobox whose code could not be fetched: the browser draws its list, and it takes the option that is typed in full,
 * or makes a new one where the field may.
 */
export function PlainBox<Option>({ focused, ...props }: ComboboxProps<Option> & Focused) {
  const { frame, rest } = takeFrame(props);
  const { options, value, itemText, onChange, onSearch, create, loading = false } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focused.current) input.current?.focus();
  }, [focused]);

  const wanted = fold((typed ?? '').trim());
  const meant = options.find((option) => fold(itemText(option)) === wanted);
  const key = meant && rest.itemKey(meant);
  // also when the options of what was typed arrive
  useEffect(() => {
    if (typed !== null && meant !== undefined) onChange(meant);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is typed
  }, [typed, key]);

  function enter() {
    setLeft(false);
    if (value !== null) setTyped(null);
    onSearch?.('');
  }
  function type(text: string) {
    setTyped(text);
    onSearch?.(text);
    if (value !== null) onChange(null);
  }
  /** Nothing but leaving says that it is a new one. */
  function leave() {
    setLeft(true);
    if (loading) return;
    const isPart = options.some((option) => fold(itemText(option)).includes(wanted));
    const mayBeNew = meant === undefined && !(create?.whenLeft === 'alone' && isPart);
    if (wanted !== '' && mayBeNew) create?.onCreate(typed!.trim());
    setTyped(null);
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            ref={input}
            className="input"
            list={`${wiring.id}-options`}
            placeholder={rest.placeholder}
            required={rest.required}
            autoComplete="off"
            value={value !== null && (isLeft || typed === null) ? itemText(value) : (typed ?? '')}
            onFocus={enter}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
          />
          <datalist id={`${wiring.id}-options`}>
            {options.map((option) => (
              <option key={rest.itemKey(option)}>{itemText(option)}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
