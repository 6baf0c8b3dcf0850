import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepsSomething, startDeviceWithSession } from './lib/device-start.ts';
import { startClient } from './start.ts';
import { preloadSection } from './routes.tsx';
import { prepareFormats } from './lib/format.ts';
import { startLanguage } from './state/language.ts';
import { currentSession } from './state/session.ts';

/** In index.html. */
const root = document.getElementById('root') as HTMLElement;

/** How long a page waits for its code before its frame is rendered without it, in milliseconds. */
const PATIENCE = 500;
/** The same where the collection is on the device: each frame without it would only put off the one with it. */
const PATIENCE_WITH_DEVICE = 2_000;

const language = startLanguage();
// Tasks of their own, while the page's code is on its way: together they would block a slow phone.
setTimeout(startClient);
if (currentSession()) void language.then(() => setTimeout(prepareFormats));
// settled, whatever fails: without the device the server is asked
const ready = Promise.allSettled([
  startDeviceWithSession(),
  preloadSection(window.location.pathname, window.location.search),
]);
const enough = new Promise<void>((resolve) =>
  setTimeout(resolve, keepsSomething() ? PATIENCE_WITH_DEVICE : PATIENCE),
);
// Not awaited here: the German texts import from this file's own bundle, which would wait for itself.
void Promise.all([language, Promise.race([ready, enough])]).then(() =>
  startTransition(() => createRoot(root).render(<App />)),
);
