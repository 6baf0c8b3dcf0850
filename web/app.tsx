import { QueryClientProvider } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { chromeOf } from './layout/chrome.ts';
import { CrashGuard } from './layout/crash-guard.tsx';
import { DialogHost } from './layout/dialog-host.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { NoticeHost } from './layout/notice-host.tsx';
import { TabBar } from './layout/tab-bar.tsx';
import { queries } from './lib/queries.ts';
import { Routes } from './routes.tsx';
import { useTexts } from './texts/texts.ts';

/** The whole client: what stands around every page, and the page. */
export function App() {
  const { layout } = useTexts();
  const [path] = useLocation();
  const chrome = chromeOf(path);
  return (
    <QueryClientProvider client={queries}>
      <a className="skip-link button" href="#main">
        {layout.skip}
      </a>
      {chrome.header && <Header />}
      <CrashGuard key={path}>
        <Routes />
      </CrashGuard>
      {chrome.footer && <Footer />}
      {chrome.tabBar && <TabBar />}
      <NoticeHost />
      <DialogHost />
    </QueryClientProvider>
  );
}
