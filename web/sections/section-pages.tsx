import type { ComponentType, ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { pages, type PageRule } from './pages.ts';
import { AdminRoute, KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import '#web/ui/deferred-icons.tsx';

type Section = keyof typeof pages;
type Props<Name extends Section> = {
  of: Name;
  /** The component of each address of the section; none may be missing. */
  screens: Record<keyof (typeof pages)[Name], ComponentType>;
  /** Routes to parts that are loaded separately. */
  children?: ReactNode;
};

const routes = { everyone: Route, keeper: KeeperRoute, admin: AdminRoute };

/** The pages of a section, as listed in the route table. */
export function Pages<Name extends Section>({ of, screens, children }: Props<Name>) {
  const components: Record<string, ComponentType> = screens;
  const rules: [string, PageRule][] = Object.entries(pages[of]);
  return (
    <Switch>
      {rules.map(([path, { who }]) => {
        const Guarded = routes[who];
        return <Guarded key={path} path={path} component={components[path] ?? NotFoundPage} />;
      })}
      {children}
      <Route component={NotFoundPage} />
    </Switch>
  );
}
