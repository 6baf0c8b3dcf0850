import { newsIncomplete } from '#src/domain/form-checks.ts';
import type { NewsItem } from '#src/features/club/news/news.queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { NewsFields, type NewsText } from './news-form.tsx';

/** An item that is changed where it stands. Who dismissed it does not see it again. */
export function NewsEdit({ item, onClose }: { item: NewsItem; onClose: () => void }) {
  const { admin, common } = useTexts();
  const { news } = admin;
  const { nid, date_n, n_text } = item;
  const [draft, change] = useDraft<NewsText>({ date_n, n_text }, `news-${nid}`);
  const update = useAction(() => api.admin.news_update.put({ nid, ...draft }), {
    errorTitle: admin.errors.changingNews,
    success: news.changed,
    done: onClose,
    invalidates: [['news']],
  });
  const incomplete = newsIncomplete(draft);
  return (
    <Form onSubmit={() => void (incomplete || update.run())}>
      <NewsFields {...draft} change={change} problems={update.problems} />
      <div className="cluster">
        <Button type="submit" variant="primary" busy={update.busy} disabled={incomplete}>
          {news.save}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </Form>
  );
}
