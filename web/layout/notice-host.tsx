import { useEffect, useState } from 'react';
import { dismissNotice, standingTime, useNotices } from '#web/state/notices.ts';
import type { Notice } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Toast } from '#web/ui/toast.tsx';

/** The notices of `state/notices.ts`. The region is always there, so that readers hear what comes. */
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
  // Whoever points at a notice, or has tabbed into it, is still reading.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(notice.id), standingTime(notice));
    return () => clearTimeout(timer);
  }, [held, notice]);

  function undo() {
    dismissNotice(notice.id);
    void notice.undo?.();
  }
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast
        text={notice.text}
        action={notice.undo ? { label: common.undo, icon: 'undo', onSelect: undo } : undefined}
        onClose={() => dismissNotice(notice.id)}
      />
    </div>
  );
}
