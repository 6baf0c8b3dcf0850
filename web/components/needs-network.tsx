import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

export type OfflineWords = { title: string; text?: string };

/** In place of what only the server knows, while it can't be reached: it loads by itself when it can be again. */
export function NeedsNetwork(props: {
  retry: () => void;
  level?: 1 | undefined;
  /** Where it would be taken for more than what is missing. */
  words?: OfflineWords | undefined;
}) {
  const { retry, level, words } = props;
  const { common } = useTexts();
  const { title, text } = words ?? { title: common.needsNetwork, text: common.needsNetworkText };
  const Title = level ? 'h1' : 'p';
  return (
    <div className="needs-network" role="status">
      <Icon name="offline" />
      <div className="stack tight">
        <Title>
          <strong>{title}</strong>
        </Title>
        {text && <p className="small muted">{text}</p>}
        <div className="cluster">
          <Button onClick={retry}>{common.retry}</Button>
        </div>
      </div>
    </div>
  );
}
