import { Route } from 'wouter';
import { GuidePage } from '#web/features/club/guide/guide.page.tsx';
import { ContactPage } from '#web/features/club/messages/contact.page.tsx';
import { DonatePage } from '#web/features/club/site/donate.page.tsx';
import { LegalPage } from '#web/features/club/site/legal.page.tsx';
import { SitemapPage } from '#web/features/club/site/sitemap.page.tsx';
import { lazySection } from '#web/layout/lazy-section.ts';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { guide } from '#web/texts/en/guide.ts';
import { statics } from '#web/texts/en/statics.ts';
import { problems } from '#web/texts/en/problems.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

const trust = lazySection(() => import('./trust.tsx'));

addTexts({ animals, errors, problems, guide, statics });

const screens = {
  '/sitemap': SitemapPage,
  '/legal': LegalPage,
  '/guide': GuidePage,
  '/contact': ContactPage,
  '/donate': DonatePage,
};

/** The pages about this installation, for everyone. */
export default function AboutSection() {
  return (
    <Pages of="about" screens={screens}>
      <Route path="/trust" component={trust.Section} />
    </Pages>
  );
}
