import { useEffect, useEffectEvent } from 'react';
import { withDecimalMark } from '#web/lib/format.ts';
import { units } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { pressed, type PadKey } from './typed-number.ts';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'mark', '0', 'back'] as const;

/** Large keys for one number, and the keyboard's as well. */
export function NumberPad(props: {
  typed: string;
  onTyped: (typed: string) => void;
  onEnter: () => void;
}) {
  const { typed, onTyped, onEnter } = props;
  const { weigh } = useTexts().pets;
  const mark = withDecimalMark('.');
  const press = (key: PadKey) => onTyped(pressed(typed, key, mark, units().weight));
  useTypedKeys(press, onEnter);
  return (
    <div className="number-pad" role="group" aria-label={weigh.pad}>
      {keys.map((key) =>
        key === 'back' ? (
          <Button key={key} icon="left" label={weigh.back} onClick={() => press(key)} />
        ) : (
          <Button key={key} onClick={() => press(key)}>
            {key === 'mark' ? mark : key}
          </Button>
        ),
      )}
    </div>
  );
}

function useTypedKeys(press: (key: PadKey) => void, enter: () => void) {
  const typed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return;
    if (/^[0-9]$/.test(key)) press(key as PadKey);
    else if (key === ',' || key === '.') press('mark');
    else if (key === 'Backspace') press('back');
    else if (key === 'Enter' && !isElsewhere(target)) enter();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => typed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** On a link or another button Enter does what that says. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('a, button') !== null &&
  target.closest('.number-pad') === null;
