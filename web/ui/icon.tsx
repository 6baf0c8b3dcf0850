import type { ReactNode } from 'react';
import { coreIcons } from './icons.tsx';
import type { deferredIcons } from './deferred-icons.tsx';

export type IconName = keyof typeof coreIcons | keyof typeof deferredIcons;

const shapes: Partial<Record<IconName, ReactNode>> = { ...coreIcons };

/** Adds the icons that the first screen doesn't need: see deferred-icons.tsx. */
export const addIcons = (icons: typeof deferredIcons): void => void Object.assign(shapes, icons);

/** An icon in the size of the text beside it. Without `label` it is decorative and hidden from screen readers. */
export function Icon({
  name,
  label,
  filled = false,
}: {
  name: IconName;
  label?: string;
  filled?: boolean;
}) {
  const reading =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const shape = shapes[name];
  return (
    <svg className={filled ? 'icon full' : 'icon'} viewBox="0 0 24 24" {...reading}>
      {typeof shape === 'string' ? <path d={shape} /> : shape}
    </svg>
  );
}
