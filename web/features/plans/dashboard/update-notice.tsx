import { useState } from 'react';
import { lazyDialogs } from '#web/layout/lazy-dialogs.ts';
import { useSetting } from '#web/state/settings.ts';
import { version } from '#web/state/version.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

const { dialog } = lazyDialogs(() => import('#web/components/whats-new.lazy.tsx'));
const WhatsNew = dialog((module) => module.WhatsNew);

/** Once to each keeper after an update: that there was one, and what it brought. */
export function UpdateNotice() {
  const { dashboard } = useTexts();
  const [seen, setSeen] = useSetting('seen_version');
  const [isOpen, setOpen] = useState(false);
  // a page that was left open may be older than what was put away in another one
  const isOlder = seen.localeCompare(version, 'en', { numeric: true }) < 0;
  if (!seen || !isOlder) return null;
  const putAway = () => setSeen(version);
  return (
    <div className="stack tight">
      <Note>{dashboard.updated(version)}</Note>
      <div className="cluster">
        <Button onClick={() => setOpen(true)}>{dashboard.whatsNew}</Button>
        <Button variant="quiet" onClick={putAway}>
          {dashboard.putAway}
        </Button>
      </div>
      {isOpen && <WhatsNew onClose={() => setOpen(false)} onRead={putAway} />}
    </div>
  );
}
