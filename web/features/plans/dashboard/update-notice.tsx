import { useState } from 'react';
import { lazyDialogs } from '#web/layout/lazy-dialogs.ts';
import { isUpdated, putUpdateAway, version } from '#web/state/version.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

const { dialog } = lazyDialogs(() => import('#web/components/whats-new.lazy.tsx'));
const WhatsNew = dialog((module) => module.WhatsNew);

/** Once on each device after an update: that there was one, and what it brought. */
export function UpdateNotice() {
  const { dashboard } = useTexts();
  const [isShown, setShown] = useState(isUpdated);
  const [isOpen, setOpen] = useState(false);
  if (!isShown) return null;
  function putAway() {
    putUpdateAway();
    setShown(false);
  }
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
