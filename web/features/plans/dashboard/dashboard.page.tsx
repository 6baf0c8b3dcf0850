import { Suspense } from 'react';
import { countFeedings } from '#src/domain/feeding/due-state.ts';
import { PartUnfetched } from '#web/components/part-unfetched.tsx';
import { dailySheet } from '#web/layout/deferred-sheets.ts';
import { lazySection } from '#web/layout/lazy-section.ts';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatWeekday } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useSwitchSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FirstSteps } from './first-steps.tsx';
import { InProgress } from './in-progress.tsx';
import { News } from './news.tsx';
import { PlanWidget } from './plan-widget.tsx';
import { RecentGrowth } from './recent-growth.tsx';
import { SecondStepNotice } from './second-step-notice.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useDay } from './use-day.ts';
import { useFeedings } from './use-feedings.ts';
import { Callout } from '#web/ui/note.tsx';
import { useUnfinishedRound } from '#web/state/round.ts';

const Evening = lazySection(() => import('./evening.lazy.tsx'), dailySheet, PartUnfetched);
const NewReplies = lazySection(
  () => import('./new-replies.lazy.tsx'),
  dailySheet,
  () => null,
);
const Ahead = lazySection(() => import('./ahead.lazy.tsx'), dailySheet, PartUnfetched);

/** The keeper's start page: what is open and due, the evening, who is to be watched, what is ahead and happened lately. */
export function DashboardPage() {
  const { dashboard, errors } = useTexts();
  const isAdmin = useSession()?.user.is_admin === 1;
  const today = useToday();
  const count = useLoad(['pet', 'count'], () => api.pet.count.get(), {
    errorTitle: errors.countingPets,
    quiet: true,
  });
  const isNew = count.data?.count2 === 0;
  const isCounted = !count.loading;
  const [goesOn] = useSwitchSetting('first_steps');
  return (
    <Page
      title={dashboard.title}
      heading={formatWeekday(today)}
      sub={isNew ? dashboard.stepsSub : <Sentence isCounted={isCounted} />}
      below={<PlannedToday />}
      actions={isNew ? undefined : <Actions />}
    >
      <UpdateNotice />
      {isAdmin && <AdminWarnings />}
      {isAdmin && <SecondStepNotice />}
      <div className="split parts">
        <div className="stack">
          {isNew ? (
            <FirstSteps isEmpty />
          ) : (
            <>
              {goesOn && <FirstSteps isEmpty={false} />}
              <InProgress isCounted={isCounted} />
              <Suspense fallback={<div className="loading-placeholder" hidden />}>
                <Evening.Section />
              </Suspense>
            </>
          )}
        </div>
        <div className="stack">
          {isAdmin && <UnreadMessages />}
          <Suspense>
            <NewReplies.Section />
          </Suspense>
          {!isNew && (
            <>
              <PlanWidget />
              <Suspense fallback={<div className="loading-placeholder" hidden />}>
                <Ahead.Section />
              </Suspense>
              <RecentGrowth />
            </>
          )}
          <News />
        </div>
      </div>
    </Page>
  );
}

/**
 * How many animals are due, have an open feeding, missed their first day, and rest. `isCounted`: it is known whether there
 * are any animals; before that, and before it is known who missed a day, nobody is said to be due or not.
 */
function Sentence({ isCounted }: { isCounted: boolean }) {
  const { dashboard } = useTexts();
  const { data, loading } = useFeedings();
  const day = useDay();
  const missed = day.data?.never_fed.length ?? 0;
  const today = useToday();
  const { due, open, resting } = countFeedings(data?.all ?? [], today);
  const isEarly = due + open + missed === 0 && (!isCounted || day.loading);
  if (!data || isEarly)
    return <span className={loading || isEarly ? 'loading-placeholder' : undefined}>&nbsp;</span>;
  const said = [
    due > 0 && dashboard.due(due),
    open > 0 && dashboard.open(open),
    missed > 0 && dashboard.missed(missed),
    due + open + missed === 0 && dashboard.nothingDue,
    resting > 0 && dashboard.resting(resting),
  ];
  return <>{said.filter(Boolean).join(' ')}</>;
}

/** Leads to the week, which stands below all that is due: of what is planned for today one reads at once. */
function PlannedToday() {
  const { dashboard } = useTexts();
  const events = useDay().data?.week[0]?.events ?? [];
  if (events.length === 0) return null;
  const names = [...new Set(events.map(({ name }) => name))];
  return (
    <a className="planned-today" href="#week">
      {dashboard.planned(names.slice(0, 2).join(', '), names.length - 2)}
    </a>
  );
}

function Actions() {
  const { dashboard } = useTexts();
  return (
    <>
      <ButtonLink brief tall icon="plus" href={paths.petAdd()}>
        {dashboard.addPet}
      </ButtonLink>
      <RoundButton />
    </>
  );
}

/** The administrator's unread messages; nothing when there are none. */
function UnreadMessages() {
  const { dashboard, errors } = useTexts();
  const load = useLoad(
    ['contact_messages', 'unread'],
    () => api.admin.contact_messages.unread.get(),
    { errorTitle: errors.checkingUnread },
  );
  if (load.loading) return <div className="loading-placeholder" hidden />;
  const count = load.data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Callout href={paths.adminMessages()} icon="mail">
      <strong>{dashboard.unread(count)}</strong>
    </Callout>
  );
}

/** Warnings that records may be in danger: a failed backup, a disk that fills up. Nothing when all is well. */
function AdminWarnings() {
  const { dashboard } = useTexts();
  const { data, loading } = useLoad(['system', 'warnings'], () => api.admin.system.warnings.get(), {
    errorTitle: dashboard.warnings(1),
    quiet: true,
  });
  if (loading) return <div className="loading-placeholder" hidden />;
  const count = data?.rows.length ?? 0;
  if (count === 0) return null;
  return (
    <Callout href={paths.adminSystem()} icon="warn">
      <strong>{dashboard.warnings(count)}</strong>
    </Callout>
  );
}

/** Starts the feeding round, or continues an unfinished one. */
function RoundButton() {
  const { dashboard } = useTexts();
  const round = useUnfinishedRound();
  const href = round ? paths.feedingRound() : paths.feeding();
  return (
    <ButtonLink variant="primary" large icon="tongs" href={href}>
      {round ? dashboard.continueRound : dashboard.startRound}
    </ButtonLink>
  );
}
