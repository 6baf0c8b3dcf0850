import { useState } from 'react';
import { lazyDialogs } from '#web/layout/lazy-dialogs.ts';
import { version } from '#web/state/version.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

const { dialog } = lazyDialogs(() => import('#web/components/whats-new.lazy.tsx'));
const WhatsNew = dialog((module) => module.WhatsNew);

/** Which version this is, and what it brought, for who has put away what Today said of it. */
export function VersionLine() {
  const { settings } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="cluster muted">
      Exuvia {version}
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {settings.whatsNew}
      </Button>
      {isOpen && <WhatsNew onClose={close} onRead={close} />}
    </div>
  );
}
