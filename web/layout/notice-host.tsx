import { useEffect, useState } from 'react';
import { useDialogs } from '#web/state/dialogs.ts';
import { dismissNotice, standingTime, undoNotice, useNotices } from '#web/state/notices.ts';
import type { Notice } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Toast } from '#web/ui/toast.tsx';

/** The notices of `state/notices.ts`. The live region is there before the first of them, so that screen readers announce it. */
export function NoticeHost() {
  const { layout } = useTexts();
  return (
    <div className="toasts" role="status" aria-live="polite" aria-label={layout.notices}>
      {useNotices().map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function OneNotice({ notice }: { notice: Notice }) {
  const { common } = useTexts();
  const [held, setHeld] = useState(false);
  const covered = useDialogs().length > 0;
  // While the pointer or the focus is on a notice, it is being read; under a dialog nobody can read it.
  useEffect(() => {
    if (held || covered) return;
    const timer = setTimeout(() => dismissNotice(notice.id), standingTime(notice));
    return () => clearTimeout(timer);
  }, [held, covered, notice]);

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast
        text={notice.text}
        action={
          notice.undo
            ? { label: common.undo, icon: 'undo', onSelect: () => void undoNotice(notice) }
            : undefined
        }
        onClose={() => dismissNotice(notice.id)}
      />
    </div>
  );
}
