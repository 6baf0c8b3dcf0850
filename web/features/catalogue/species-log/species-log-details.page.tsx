import { Link } from 'wouter';
import type {
  SpeciesChange,
  SpeciesLogDetail,
} from '#src/features/catalogue/species-log/species-log.queries.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { SpeciesCrumbs } from '#web/features/catalogue/species/species-crumbs.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { actionText, fieldName, mergedInto, valueText } from './change-summary.ts';
import { DeleteLogButton } from './delete-log-button.tsx';

/** One change: who, when, which species, and each field before and after. */
export function SpeciesLogDetailsPage() {
  const { species, errors } = useTexts();
  const id = useIdParam();
  const load = useRecord(
    ['species', 'log-entry'],
    id,
    (sid) => api.spec_log.detail({ id: sid }).get(),
    errors.loadingSpeciesLog,
  );
  const { data, missing } = load;
  const { logNotFound: notFound, logNotFoundText: notFoundText, toList } = species;
  const title = missing || id === null ? notFound : species.logEntry(id);
  const list = data && { href: paths.speciesLog(data.sc_id), label: species.changes };
  return (
    <Page
      title={title}
      crumbs={<SpeciesCrumbs of={data} list={list} here={title} />}
      actions={data && <Actions sid={data.sid} />}
    >
      <Loaded
        load={load}
        skeleton={<SkeletonFacts count={4} />}
        notFound={
          <RecordNotFound bare texts={{ notFound, notFoundText, toList }} list={paths.species()} />
        }
      >
        {(entry) => <Entry entry={entry} />}
      </Loaded>
    </Page>
  );
}

function Actions({ sid }: { sid: number }) {
  const session = useSession();
  return session?.user.is_admin ? <DeleteLogButton sid={sid} leave /> : null;
}

function Entry({ entry }: { entry: SpeciesLogDetail }) {
  const { species } = useTexts();
  return (
    <>
      <Facts>
        <Fact label={species.time}>
          <time dateTime={entry.action_time}>{formatInstant(entry.action_time)}</time>
        </Fact>
        <Fact label={species.user}>
          <User entry={entry} />
        </Fact>
        <Fact label={species.action}>
          {actionText(entry.action_type, mergedInto(entry.changes))}
        </Fact>
        <Fact label={species.fields.sc_name}>
          <Link href={paths.speciesDetails(entry.sc_id)}>
            <SpeciesName name={entry.sc_name} />
          </Link>
        </Fact>
      </Facts>
      <div className="species-texts">
        <Table
          caption={species.changes}
          columns={columnsOf(species)}
          rows={entry.changes}
          rowKey={(change) => change.field}
        />
      </div>
    </>
  );
}

function User({ entry }: { entry: SpeciesLogDetail }) {
  const { species } = useTexts();
  const session = useSession();
  const { action_user, uname } = entry;
  if (action_user === null || uname === null) return species.unknownUser;
  if (!session?.user.is_admin) return uname;
  return <Link href={paths.adminUserDetails(action_user)}>{uname}</Link>;
}

function columnsOf(species: ReturnType<typeof useTexts>['species']): Column<SpeciesChange>[] {
  return [
    {
      key: 'field',
      head: species.field,
      slot: 'title',
      cell: ({ field }) => fieldName(field),
    },
    {
      key: 'old',
      head: species.old,
      cell: ({ field, old }) => <Value field={field} value={old} />,
    },
    {
      key: 'new',
      head: species.new,
      cell: (change) => <Value field={change.field} value={change.new} />,
    },
  ];
}

const isName = (field: string) => ['sc_name', 'merged', 'merged_into'].includes(field);

function Value({ field, value }: { field: string; value: string | number | null }) {
  const { species } = useTexts();
  const text = valueText(field, value);
  if (text === null) return <span className="muted">{species.nothing}</span>;
  return isName(field) ? <SpeciesName name={text} /> : text;
}
