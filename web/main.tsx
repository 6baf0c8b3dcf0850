import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startClient } from './start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

startClient();
createRoot(root).render(<App />);
