import './dom.ts';
import type { Root } from 'react-dom/client';
import type { TestApp } from '#src/testing/test-app.ts';
import { App } from '#web/app.tsx';
import { startDevice } from '#web/lib/device.ts';
import { queries } from '#web/lib/queries.ts';
import { startClient } from '#web/start.ts';
import { closeAllDialogs } from '#web/state/dialogs.ts';
import { dismissAllNotices } from '#web/state/notices.ts';
import { endSession } from '#web/state/session.ts';
import { logIn } from './log-in.ts';
import { goTo } from './dom.ts';
import { settled } from './screen.ts';
import { endVisit, serve } from './serve.ts';

// Bun runs CommonJS modules before the first import of this file: an import statement would load react-dom while there
// is no document, and it would listen to no input event.
const { createRoot } = await import('react-dom/client');

let root: Root | null = null;
let started = false;
let hasDevice = true;

/** For a file whose tests are about what the server answers: their screens ask nothing else. */
export function withoutDevice(): void {
  hasDevice = false;
}

/**
 * Opens the real client at an address, on a clean device that holds its keeper's collection in memory, with `fetch`
 * passed to the real server: one test goes from click to SQL. `as` is the user who is logged in; without it, a visitor.
 */
export async function openScreen(
  path: string,
  { app, as }: { app: TestApp; as?: number },
): Promise<void> {
  closeScreen();
  serve((request) => app.app.handle(request));
  if (as !== undefined) await logIn(app, as);
  goTo(path);
  if (!started) startClient();
  if (!started && hasDevice) startDevice();
  started = true;
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  root = createRoot(place);
  root.render(<App />);
  await settled(() => document.querySelector('main:not([aria-busy])'));
}

/** Unmounts the screen and clears everything, as on a new device. */
export function closeScreen(): void {
  root?.unmount();
  root = null;
  endVisit();
  document.body.replaceChildren();
  endSession();
  closeAllDialogs();
  dismissAllNotices();
  queries.clear();
  localStorage.clear();
  sessionStorage.clear();
}
