import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startDeviceWithSession } from './lib/device-start.ts';
import { startClient } from './start.ts';
import { preloadSection } from './routes.tsx';
import { startLanguage } from './state/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

/** How long a page waits for its code before its frame is rendered without it, in milliseconds. */
const PATIENCE = 500;

startClient();
startDeviceWithSession();
const code = preloadSection(window.location.pathname);
const enough = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
// Not awaited here: the German texts import from this file's own bundle, which would wait for itself.
void Promise.all([startLanguage(), Promise.race([code, enough])]).then(() =>
  createRoot(root).render(<App />),
);
