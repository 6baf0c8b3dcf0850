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
      <DateField
        label={news.date}
        hint={news.dateHint}
        value={date_n}
        onChange={(chosen) => change({ day: chosen })}
        problem={add.problems['date_n']}
      />
      <TextArea
        label={news.text}
        hint={news.textHint}
        rows={4}
        maxLength={limits.news}
        value={n_text}
        onChange={(text) => change({ n_text: text })}
        problem={add.problems['n_text']}
      />
      <FormEnd label={news.add} busy={add.busy} disabled={incomplete} />
    </Form>
  );
}
