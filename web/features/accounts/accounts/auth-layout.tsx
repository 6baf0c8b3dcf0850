import type { ReactNode } from 'react';
import { Page } from '#web/layout/page.tsx';
import versicolor from '#web/features/accounts/accounts/drawings/versicolor.svg';

/** The layout of login, registration and password pages: one short form beside an animal. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} bare>
      <div className="auth-layout">
        <div className="plate">
          <img src={versicolor} alt="" />
        </div>
        <div>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </Page>
  );
}
