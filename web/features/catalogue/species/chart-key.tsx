import { useTexts } from '#web/texts/texts.ts';

/** What a diamond and a band mean. */
export function ChartKey({ own, half }: { own: boolean; half: readonly string[] }) {
  const { clubNumbers } = useTexts();
  return (
    <p className="key">
      {own && (
        <span>
          <i className="k-molt" />
          {clubNumbers.yours}
        </span>
      )}
      {half.map((words, at) => (
        <span key={words}>
          <i className={at === 0 ? 'k-span' : 'k-span is-second'} />
          {words}
        </span>
      ))}
    </p>
  );
}
