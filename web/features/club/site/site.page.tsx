import { useLocation } from 'wouter';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useEdit } from '#web/lib/edit.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Form } from '#web/ui/form.tsx';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

const TEXT_LIMIT = 20_000;
type SiteTexts = { legal_notice: string; donate_text: string };
type StoredTexts = SiteTexts & { rev: number };

/** The administrator's texts for the legal notice and the donate page. */
export function SitePage() {
  const { layout, site } = useTexts();
  const load = useLoad(['site'], () => api.site.texts.get(), {
    errorTitle: site.loading,
  });
  return (
    <Page
      title={site.title}
      sub={site.sub}
      crumbs={<Crumbs path={[{ href: paths.admin(), label: layout.admin }]} here={site.title} />}
      narrow
    >
      <Loaded load={load} skeleton={<SkeletonForm fields={2} areas={2} />}>
        {(stored) => <SiteForm stored={stored} />}
      </Loaded>
    </Page>
  );
}

function SiteForm({ stored: { rev, ...texts } }: { stored: StoredTexts }) {
  const { site } = useTexts();
  const [, navigate] = useLocation();
  const [draft, change] = useDraft<SiteTexts>(texts, 'site');
  const edit = useEdit(() => texts, rev, {
    labels: { legal_notice: site.legal, donate_text: site.donate },
  });
  const save = useAction(() => edit(draft, (changes) => api.admin.site.texts.put(changes)), {
    errorTitle: site.saving,
    success: site.saved,
    done: () => navigate(paths.admin()),
    invalidates: [['site']],
  });
  const bind = bindFields({ draft, change, problems: save.problems });
  return (
    <Form onSubmit={() => void save.run()}>
      <TextArea
        label={site.legal}
        hint={site.legalHint}
        rows={8}
        {...bind('legal_notice', TEXT_LIMIT)}
      />
      <TextArea
        label={site.donate}
        hint={site.donateHint}
        rows={5}
        {...bind('donate_text', TEXT_LIMIT)}
      />
      <div className="form-end">
        <Button type="submit" variant="primary" busy={save.busy}>
          {site.save}
        </Button>
      </div>
    </Form>
  );
}
