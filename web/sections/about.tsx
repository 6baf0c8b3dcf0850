import { Route, Switch } from 'wouter';
import { GuidePage } from '#web/features/guide/guide.page.tsx';
import { ContactPage } from '#web/features/static/contact.page.tsx';
import { DonatePage } from '#web/features/static/donate.page.tsx';
import { LegalPage } from '#web/features/static/legal.page.tsx';
import { SitemapPage } from '#web/features/static/sitemap.page.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { paths } from '#web/paths.ts';
import { guide } from '#web/texts/en/guide.ts';
import { statics } from '#web/texts/en/statics.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ guide, statics });

/** The pages about this Exuvia, for everyone. Paths are absolute; one line per page. */
export default function AboutSection() {
  return (
    <Switch>
      <Route path={paths.sitemap()} component={SitemapPage} />
      <Route path={paths.legal()} component={LegalPage} />
      <Route path={paths.guide()} component={GuidePage} />
      <Route path={paths.contact()} component={ContactPage} />
      <Route path={paths.donate()} component={DonatePage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
