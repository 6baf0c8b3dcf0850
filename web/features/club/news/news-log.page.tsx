import { useState } from 'react';
import type { NewsItem } from '#src/features/club/news/news.queries.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { NewsEdit } from './news-edit.tsx';
import { NewsForm } from './news-form.tsx';

/** The news on the keepers' dashboard: add, edit and delete. */
export function NewsLogPage() {
  const { admin } = useTexts();
  return (
    <Page title={admin.news.title} crumbs={<AdminCrumbs here={admin.news.title} />} narrow>
      <div className="stack">
        <NewsForm />
        <NewsList />
      </div>
    </Page>
  );
}

function NewsList() {
  const { admin } = useTexts();
  const load = usePagedLoad(
    ['news', 'log'],
    (query) => api.admin.news_log.get({ query }),
    admin.errors.loadingNewsLog,
  );
  return (
    <Loaded load={load} skeleton={<SkeletonRows />}>
      {({ rows, count }) =>
        count === 0 ? (
          <Empty title={admin.news.none} />
        ) : (
          <>
            <Ledger label={admin.news.list} iso>
              {rows.map((item) => (
                <NewsEntry key={item.nid} item={item} />
              ))}
            </Ledger>
            <Pagination count={count} page={load.page} />
          </>
        )
      }
    </Loaded>
  );
}

function NewsEntry({ item }: { item: NewsItem }) {
  const { news } = useTexts().admin;
  const today = useToday();
  const [isEdited, setEdited] = useState(false);
  const day = formatDay(item.date_n);
  const what = isEdited ? (
    <NewsEdit item={item} onClose={() => setEdited(false)} />
  ) : (
    <span className="pre-line">{item.n_text}</span>
  );
  return (
    <LedgerEntry
      when={day}
      dateTime={item.date_n}
      what={what}
      note={item.date_n > today ? <Tag icon="clock">{news.later}</Tag> : undefined}
      end={
        isEdited ? undefined : (
          <>
            <Button
              variant="quiet"
              icon="pencil"
              label={news.edit(day)}
              onClick={() => setEdited(true)}
            />
            <DeleteNews item={item} />
          </>
        )
      }
    />
  );
}

function DeleteNews({ item }: { item: NewsItem }) {
  const { admin } = useTexts();
  const day = formatDay(item.date_n);
  return (
    <DeleteButton
      iconOnly
      label={admin.news.delete(day)}
      ask={admin.news.askDelete(day)}
      call={() => api.admin.news_delete.delete({ nid: item.nid })}
      errorTitle={admin.errors.deletingNews}
      success={admin.news.deleted}
      invalidates={[['news']]}
    />
  );
}
