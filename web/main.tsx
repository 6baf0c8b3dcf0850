import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startClient } from './start.ts';
import { startLanguage } from './state/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

startClient();
// Not awaited here: the German words import from this file's own bundle, which would wait for itself.
void startLanguage().then(() => createRoot(root).render(<App />));
