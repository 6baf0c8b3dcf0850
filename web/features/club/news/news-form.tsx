import { newsIncomplete } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

type Draft = { day: string | null; n_text: string };

/** A day, today unless changed, and a text of any number of lines. */
export function NewsForm() {
  const { admin } = useTexts();
  const { news } = admin;
  const today = useToday();
  const empty = { day: null, n_text: '' };
  const [{ day, n_text }, change] = useDraft<Draft>(empty, 'news');
  const date_n = day ?? today;
  const incomplete = newsIncomplete({ date_n, n_text });
  const add = useAction(() => api.admin.news_add.post({ date_n, n_text }), {
    errorTitle: admin.errors.addingNews,
    success: news.added,
    done: () => change(empty),
    invalidates: [['news']],
  });
  return (
    <Form onSubmit={() => void (incomplete || add.run())}>
      <NewsFields
        date_n={date_n}
        n_text={n_text}
        change={({ date_n: chosen, ...text }) =>
          change({ ...text, ...(chosen !== undefined && { day: chosen }) })
        }
        problems={add.problems}
      />
      <FormEnd label={news.add} busy={add.busy} disabled={incomplete} />
    </Form>
  );
}

export type NewsText = { date_n: string; n_text: string };

/** What a new item and one that is edited are made of. */
export function NewsFields(props: {
  date_n: string;
  n_text: string;
  change: (part: Partial<NewsText>) => void;
  problems: Record<string, string>;
}) {
  const { date_n, n_text, change, problems } = props;
  const { news } = useTexts().admin;
  return (
    <>
      <DateField
        label={news.date}
        hint={news.dateHint}
        value={date_n}
        onChange={(chosen) => change({ date_n: chosen })}
        problem={problems['date_n']}
      />
      <TextArea
        label={news.text}
        hint={news.textHint}
        rows={4}
        maxLength={limits.news}
        value={n_text}
        onChange={(text) => change({ n_text: text })}
        problem={problems['n_text']}
      />
    </>
  );
}
