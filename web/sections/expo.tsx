import { Route, Switch } from 'wouter';
import { CurrentExpoPage } from '#web/features/expos/current-expo.page.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { paths } from '#web/paths.ts';
import { expo } from '#web/texts/en/expo.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ expo });

/** By itself: a visitor at the table loads it on mobile data. */
export default function ExpoSection() {
  return (
    <Switch>
      <Route path={paths.expoCurrent()} component={CurrentExpoPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
