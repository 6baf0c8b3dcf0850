import { useTexts } from '#web/texts/texts.ts';
import { curlFed, curlRead, homeAssistant, python } from './program-examples.ts';

/** How other programs read and record, to be copied. */
export function Programs() {
  const { guide } = useTexts();
  const examples = [
    [guide.programs.read, curlRead],
    [guide.programs.fed, curlFed],
    [guide.programs.python, python],
    [guide.programs.homeAssistant, homeAssistant],
  ] as const;
  return (
    <div className="stack">
      {examples.map(([title, code]) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, with the arrow keys too */}
          <pre className="guide-code" lang="en" translate="no" tabIndex={0}>
            <code>{code}</code>
          </pre>
        </figure>
      ))}
    </div>
  );
}
