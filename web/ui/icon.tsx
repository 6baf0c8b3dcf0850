import { iconShapes, type IconName } from './icon-shapes.tsx';

export type { IconName };

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
      {iconShapes[name]}
    </svg>
  );
}
