import type { ReactNode } from 'react';
import { frameIcons } from './frame-icons.tsx';
import type { laterIcons } from './later-icons.tsx';

export type IconName = keyof typeof frameIcons | keyof typeof laterIcons;

const shapes: Partial<Record<IconName, ReactNode>> = { ...frameIcons };

/** Fetches what the first screen has no use for; sections wait for it. */
export async function loadLaterIcons(): Promise<void> {
  Object.assign(shapes, (await import('./later-icons.tsx')).laterIcons);
}

/** An icon in the size of the text beside it. Without `label` it is decoration and hidden from readers. */
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
  return (
    <svg className={filled ? 'icon full' : 'icon'} viewBox="0 0 24 24" {...reading}>
      {shapes[name]}
    </svg>
  );
}
