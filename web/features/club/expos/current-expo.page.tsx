import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { StockEntry } from '#src/domain/trade/stock-entries.ts';
import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import {
  formatDay,
  formatInstant,
  formatShortDay,
  formatWeekday,
  formatWeekdayShort,
} from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useCurrentExpo } from './kept-list.ts';
import { KeptNote } from './kept-note.tsx';
import { Stock } from './stock.tsx';

/** The visitors' page at the table: name, day, and the stock list. */
export function CurrentExpoPage() {
  const { expo, failures } = useTexts();
  const { load, list, unanswered } = useCurrentExpo(failures.loadingExpo);
  const current = list?.data;
  const isAdmin = useSession()?.user.is_admin === 1;
  return (
    <Page title={current?.e_name ?? expo.title} className="page" bare={Boolean(current)}>
      {list?.data ? (
        <StockList expo={list.data} lines={list.lines} isAdmin={isAdmin}>
          {list.kept_at !== undefined && (
            <KeptNote unanswered={unanswered} retry={load.retry}>
              {expo.asOf(formatInstant(list.kept_at))}
            </KeptNote>
          )}
        </StockList>
      ) : (
        <Loaded load={load} skeleton={<SkeletonRows count={8} />}>
          {() => (
            <Empty
              title={expo.none}
              action={
                isAdmin ? (
                  <ButtonLink variant="primary" icon="plus" href={paths.adminExpoAdd()}>
                    {expo.add}
                  </ButtonLink>
                ) : undefined
              }
            >
              {expo.noneText}
            </Empty>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function StockList({
  expo: { expid, e_name, e_date, e_table, e_offer },
  lines,
  isAdmin,
  children,
}: {
  expo: Omit<Expo, 'e_sold' | 'rev'>;
  lines: readonly StockEntry[];
  isAdmin: boolean;
  children: ReactNode;
}) {
  const { expo } = useTexts();
  const today = useToday();
  return (
    <>
      <header className="page-header">
        <div className="with-day">
          <Leaf day={e_date} />
          <div>
            <h1>{e_name}</h1>
            <p className="sub">
              {formatWeekday(e_date)} {e_date.slice(0, 4)}
              {e_table && `, ${expo.table(e_table)}`}
            </p>
          </div>
        </div>
      </header>
      {isAdmin && (
        <div className="cluster">
          <ButtonLink icon="pencil" href={paths.adminExpoDetails(expid)}>
            {expo.manage}
          </ButtonLink>
        </div>
      )}
      {children}
      {e_date < today && <Note>{expo.over}</Note>}
      {lines.some(({ state }) => state !== 'words') ? (
        <Stock entries={lines} />
      ) : (
        <section aria-labelledby="offer">
          <h2 id="offer">{expo.list}</h2>
          {e_offer === '' ? (
            <p className="muted">{expo.noList}</p>
          ) : (
            <div className="ruled list">{e_offer}</div>
          )}
        </section>
      )}
      <p className="muted small">
        {expo.reserve}
        <Link href={paths.contact()}>{expo.contactForm}</Link>.
      </p>
    </>
  );
}

/** A page of the calendar: Sat, 13, Dec. */
function Leaf({ day }: { day: string }) {
  const [date, month] = formatShortDay(day).split(' ');
  return (
    <div className="calendar-page large-calendar-page" aria-hidden title={formatDay(day)}>
      <span>{formatWeekdayShort(day)}</span>
      <b>{date}</b>
      <span>{month}</span>
    </div>
  );
}
