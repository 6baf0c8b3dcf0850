import { readTag } from '#src/domain/animal/tag.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/**
 * In place of what a scanned label is of, where the device does not know it and the server can't be reached: it is looked up
 * by itself when it can be again. `code`: as the address says it, a tag or a number.
 */
export function UnknownLabel(props: { code: string; of: 'pets' | 'places'; retry: () => void }) {
  const { code, of, retry } = props;
  const { common, pets, places } = useTexts();
  return (
    <div className="needs-network" role="status">
      <Icon name="offline" />
      <div className="stack tight">
        <h1>{pets.unknownLabel}</h1>
        <p>{pets.unknownLabelText(readTag(code) ?? `#${code}`)}</p>
        <p className="small muted">{pets.unknownLabelHint}</p>
        <div className="cluster">
          <Button onClick={retry}>{common.retry}</Button>
          {of === 'pets' ? (
            <ButtonLink href={paths.pets()}>{pets.toList}</ButtonLink>
          ) : (
            <ButtonLink href={paths.places()}>{places.toList}</ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
