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
import { Empty } from '#web/ui/empty.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { NewsForm } from './news-form.tsx';

/** The news on the keepers' dashboard: add and delete. */
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
  const today = useToday();
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
                <LedgerEntry
                  key={item.nid}
                  when={formatDay(item.date_n)}
                  dateTime={item.date_n}
                  what={<span className="pre-line">{item.n_text}</span>}
                  note={
                    item.date_n > today ? <Tag icon="clock">{admin.news.later}</Tag> : undefined
                  }
                  end={<DeleteNews item={item} />}
                />
              ))}
            </Ledger>
            <Pagination count={count} page={load.page} />
          </>
        )
      }
    </Loaded>
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
