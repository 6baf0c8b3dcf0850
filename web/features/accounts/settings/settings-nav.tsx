import { useTexts } from '#web/texts/texts.ts';
import { useCurrentPart } from './use-current-part.ts';

/** The parts of the page: beside them where there is room, else in a line above. */
export function SettingsNav({ parts }: { parts: readonly { id: string; label: string }[] }) {
  const { settings } = useTexts();
  const current = useCurrentPart(parts.map(({ id }) => id));
  return (
    <nav className="set-nav" aria-label={settings.parts}>
      <ul>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
