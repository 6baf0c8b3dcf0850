import { lazy, Suspense, type ComponentType } from 'react';
import type { ComboboxProps } from './combobox-props.ts';
import { Field, takeFrame } from './field.tsx';
import { Icon } from './icon.tsx';

/**
 * Choose one of more than seven, by typing. The options come from the caller, who may fetch them in `onSearch`; without
 * `onSearch` the given options are searched by their text. The implementation is loaded when the first combobox is
 * shown.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  // lazy() forgets the option type; the props above keep it for the caller.
  const Box = LazyBox as unknown as ComponentType<ComboboxProps<Option>>;
  return (
    <Suspense fallback={<ComboboxSkeleton {...props} />}>
      <Box {...props} />
    </Suspense>
  );
}

const LazyBox = lazy(async () => ({ default: (await import('./combobox-box.tsx')).ComboboxBox }));

function ComboboxSkeleton<Option>(props: ComboboxProps<Option>) {
  const { frame, rest } = takeFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="affix trailing">
          <input
            {...wiring}
            className="input"
            readOnly
            value={rest.value === null ? '' : rest.itemText(rest.value)}
          />
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
