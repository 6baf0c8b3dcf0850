import { isOnlyLocal } from '#src/domain/labels/label-content.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { PagedTable } from '#web/components/paged-table.tsx';
import { useSystem } from '#web/features/operations/system/use-system.ts';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Note } from '#web/ui/note.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Link } from 'wouter';
import { KeptNote } from './kept-note.tsx';
import { unansweredOf, useServerAgain } from './use-expo.ts';

type ExpoRow = { expid: number; e_date: string; e_name: string; ue_tableid: string | null };

/** Every expo, and the QR code for the table that leads to the current one. */
export function ExpoLogPage() {
  const { admin, common, expos } = useTexts();
  const load = usePagedLoad(
    ['expo', 'log'],
    (query) => api.admin.expo_log.get({ query }),
    admin.errors.loadingExpoLog,
  );
  const isKept = load.data !== undefined && 'is_kept' in load.data;
  useServerAgain(load.data);
  const system = useSystem({ quiet: true });
  return (
    <Page
      title={expos.title}
      crumbs={<AdminCrumbs here={expos.title} />}
      actions={
        <>
          <ButtonLink icon="eye" href={paths.expoCurrent()}>
            {expos.preview}
          </ButtonLink>
          <ButtonLink variant="primary" icon="plus" href={paths.adminExpoAdd()}>
            {expos.add}
          </ButtonLink>
        </>
      }
    >
      <div className="stack">
        {isKept && (
          <KeptNote unanswered={unansweredOf(load.data)} retry={load.retry}>
            {expos.onlyOpened}
          </KeptNote>
        )}
        <div>
          <PagedTable
            load={load}
            caption={expos.caption}
            columns={columnsOf({ common, expos })}
            rowKey={({ expid }) => expid}
            rowHref={({ expid }) => paths.adminExpoDetails(expid)}
            empty={<Empty title={expos.none}>{expos.noneText}</Empty>}
          />
        </div>
        {system.data && <ExpoQr publicUrl={system.data.public_url} />}
        {system.data && isOnlyLocal(system.data.public_url) && (
          <Note tone="amber">{expos.onlyLocal(system.data.public_url)}</Note>
        )}
      </div>
    </Page>
  );
}

function columnsOf({ common, expos }: Pick<Texts, 'common' | 'expos'>): Column<ExpoRow>[] {
  return [
    {
      key: 'date',
      head: expos.date,
      slot: 'meta',
      bare: true,
      nowrap: true,
      cell: ({ e_date }) => formatDay(e_date),
    },
    { key: 'name', head: expos.name, slot: 'title', link: true, cell: ({ e_name }) => e_name },
    {
      key: 'table',
      head: expos.table,
      slot: 'meta',
      cell: ({ ue_tableid }) => ue_tableid || <span className="muted">{common.notAvailable}</span>,
    },
    {
      key: 'edit',
      head: expos.edit,
      hideHead: true,
      slot: 'aside',
      buttons: true,
      cell: ({ expid, e_name }) => (
        <ButtonLink
          variant="quiet"
          icon="pencil"
          label={expos.editOf(e_name)}
          href={paths.adminExpoEdit(expid)}
        />
      ),
    },
  ];
}

/** The QR code that leads a visitor at the table to the stock list. It is a link as well. */
function ExpoQr({ publicUrl }: { publicUrl: string }) {
  const { expos } = useTexts();
  const address = `${publicUrl}${paths.expoCurrent()}`;
  return (
    <div className="qr">
      <Link className="expo-code" href={paths.expoCurrent()}>
        <QrCode text={address} label={expos.qr} />
      </Link>
      <p className="small muted">
        {expos.qrText} <span className="api-path">{address}</span>
      </p>
    </div>
  );
}
