import type { ReactNode } from 'react';
import { Page } from '#web/layout/page.tsx';
import versicolor from './drawings/versicolor.svg';

/** The pages at the door: one short form beside an animal. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} bare>
      <div className="door">
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
