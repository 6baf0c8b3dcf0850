import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatWeekday } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AdminWarnings } from './admin-warnings.tsx';
import { FirstSteps } from './first-steps.tsx';
import { InProgress } from './in-progress.tsx';
import { News } from './news.tsx';
import { PlanWidget } from './plan-widget.tsx';
import { RecentGrowth } from './recent-growth.tsx';
import { RoundButton } from './round-button.tsx';
import { UnreadMessages } from './unread-messages.tsx';
import { useFeedings } from './use-feedings.ts';

/** The keeper's start page: what is due, what is open, what happened lately. */
export function DashboardPage() {
  const { dashboard, errors } = useTexts();
  const isAdmin = useSession()?.user.is_admin === 1;
  const today = useToday();
  const count = useLoad(['pet', 'count'], () => api.pet.count.get(), {
    errorTitle: errors.countingPets,
    quiet: true,
  });
  const isNew = count.data?.count2 === 0;
  return (
    <Page
      title={dashboard.title}
      heading={formatWeekday(today)}
      sub={isNew ? dashboard.stepsSub : <Sentence />}
      actions={isNew ? undefined : <Actions />}
    >
      {isAdmin && <AdminWarnings />}
      <div className="split parts">
        <div className="stack">
          {isNew ? (
            <FirstSteps />
          ) : (
            <>
              <PlanWidget />
              <InProgress />
            </>
          )}
        </div>
        <div className="stack">
          {isAdmin && <UnreadMessages />}
          {!isNew && <RecentGrowth />}
          <News />
        </div>
      </div>
    </Page>
  );
}

/** How many animals are due and how many feedings are open; resting animals are not counted. */
function Sentence() {
  const { dashboard } = useTexts();
  const { data } = useFeedings();
  if (!data) return <>&nbsp;</>;
  const due = data.rows.filter((row) => row.progress === null && row.muted === 0).length;
  const open = data.rows.filter((row) => row.progress === 1).length;
  const said = [due > 0 && dashboard.due(due), open > 0 && dashboard.open(open)].filter(Boolean);
  return <>{said.length > 0 ? said.join(' ') : dashboard.nothingDue}</>;
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
