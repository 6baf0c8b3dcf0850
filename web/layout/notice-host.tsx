import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissNotice, standingTime, undoNotice, useNotices } from '#web/state/notices.ts';
import type { Notice } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Toast } from '#web/ui/toast.tsx';
import { useTopmostDialog } from '#web/ui/topmost-dialog.ts';

/**
 * The notices of `state/notices.ts`, over the page or in the dialog that is open over it: outside of that their Undo could
 * not be reached. The live region is there before the first of them, so that screen readers announce it. It is moved, as
 * React’s portals would come with the first screen; a notice that moves stands its whole time again.
 */
export function NoticeHost() {
  const { layout } = useTexts();
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const topmost = useTopmostDialog();
  // over the palette they would cover what is typed
  const dialog = topmost?.classList.contains('palette') ? null : topmost;
  const place = dialog ? 'dialog-toasts' : 'toasts';
  useLayoutEffect(() => {
    if (region.current) (dialog ?? home.current)?.append(region.current);
  }, [dialog]);
  return (
    <div ref={home} className="toasts-home">
      <div
        ref={region}
        className={place}
        role="status"
        aria-live="polite"
        aria-label={layout.notices}
      >
        {useNotices().map((notice) => (
          <OneNotice key={`${place} ${notice.id}`} notice={notice} />
        ))}
      </div>
    </div>
  );
}

function OneNotice({ notice }: { notice: Notice }) {
  const { common } = useTexts();
  const [held, setHeld] = useState(false);
  // While the pointer or the focus is on a notice, it is being read.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissNotice(notice.id), standingTime(notice));
    return () => clearTimeout(timer);
  }, [held, notice]);

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
