import './dom.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { DialogHost } from '#web/layout/dialog-host.tsx';
import { NoticeHost } from '#web/layout/notice-host.tsx';
import { queries } from '#web/lib/queries.ts';
import { goTo } from './dom.ts';

/** Renders a component alone, with the hosts of dialogs and notices. Returns how to unmount it. */
export function openPart(part: ReactNode, path = '/'): () => void {
  goTo(path);
  document.body.replaceChildren();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={queries}>
      {part}
      <NoticeHost />
      <DialogHost />
    </QueryClientProvider>,
  );
  return () => root.unmount();
}
