import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import type { HandOver } from './use-hand-over.ts';

/** That it waits, and what works without a network. */
export function HandOverState(props: { handOver: HandOver; offline: boolean; kept: boolean }) {
  const { offline, kept } = props;
  const { handOver } = useTexts();
  const [only, ...more] = props.handOver.pets;
  return (
    <>
      <Note icon="attempt">
        <strong>{handOver.waits}</strong>{' '}
        {only && more.length === 0 ? handOver.waitsOne(only.name) : handOver.waitsMany}
      </Note>
      {(offline || kept) && (
        <p className="kept-line" role="status">
          <Icon name={offline ? 'offline' : 'check'} />
          <span>{!offline ? handOver.kept : kept ? handOver.offline : handOver.offlineCode}</span>
        </p>
      )}
    </>
  );
}
