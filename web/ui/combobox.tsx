import { Suspense, useRef, type ComponentType, type RefObject } from 'react';
import { PlainBox } from './combobox-plain.tsx';
import type { ComboboxProps } from './combobox-props.ts';
import { Field, takeFrame } from './field.tsx';
import { Icon } from './icon.tsx';
import { importAgain } from './import-again.ts';
import { lazyPart } from './lazy-part.ts';

/**
 * Choose one of more than seven, by typing. The options come from the caller, who may fetch them in `onSearch`; without
 * `onSearch` the given options are searched by their text. The implementation is loaded when the first combobox is
 * shown; where it can't be, the field takes what is typed in full.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  // lazyPart() forgets the option type; the props above keep it for the caller.
  const Box = LazyBox as unknown as ComponentType<ComboboxProps<Option> & Focused>;
  const focused = useRef(false);
  return (
    <Suspense fallback={<ComboboxSkeleton {...props} focused={focused} />}>
      <Box {...props} focused={focused} />
    </Suspense>
  );
}

/** Whether what stands for the combobox until it is loaded has the focus, which a dialog gives it. */
export type Focused = { focused: RefObject<boolean> };

const LazyBox = lazyPart<ComboboxProps<unknown> & Focused>(
  async () => (await importAgain(() => import('./combobox-box.tsx'))).ComboboxBox,
  PlainBox,
);

function ComboboxSkeleton<Option>({ focused, ...props }: ComboboxProps<Option> & Focused) {
  const { frame, rest } = takeFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="affix trailing">
          <input
            {...wiring}
            className="input"
            readOnly
            onFocus={() => (focused.current = true)}
            onBlur={() => (focused.current = false)}
            value={rest.value === null ? '' : rest.itemText(rest.value)}
          />
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
