import { useState } from 'react';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/draft.ts';
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

/** The administrator's texts for the legal notice and the donate page. */
export function SitePage() {
  const { layout, site } = useTexts();
  const { data, loading, retry } = useLoad(['site'], () => api.site.texts.get(), {
    errorTitle: site.loading,
  });
  return (
    <Page
      title={site.title}
      sub={site.sub}
      crumbs={<Crumbs path={[{ href: paths.admin(), label: layout.admin }]} here={site.title} />}
      narrow
    >
      {loading && <SkeletonForm fields={2} areas={2} />}
      {!loading && !data && <LoadFailed title={site.loading} retry={retry} />}
      {data && <SiteForm texts={data} />}
    </Page>
  );
}

function SiteForm({ texts }: { texts: SiteTexts }) {
  const { site } = useTexts();
  const [legal_notice, setLegal] = useState(texts.legal_notice);
  const [donate_text, setDonate] = useState(texts.donate_text);
  useUnsaved(legal_notice !== texts.legal_notice || donate_text !== texts.donate_text);
  const save = useAction(() => api.admin.site.texts.put({ legal_notice, donate_text }), {
    errorTitle: site.saving,
    success: site.saved,
    invalidates: [['site']],
  });
  return (
    <Form onSubmit={() => void save.run()}>
      <TextArea
        label={site.legal}
        hint={site.legalHint}
        rows={8}
        maxLength={TEXT_LIMIT}
        value={legal_notice}
        onChange={setLegal}
        problem={save.problems['legal_notice']}
      />
      <TextArea
        label={site.donate}
        hint={site.donateHint}
        rows={5}
        maxLength={TEXT_LIMIT}
        value={donate_text}
        onChange={setDonate}
        problem={save.problems['donate_text']}
      />
      <div className="form-end">
        <Button type="submit" variant="primary" busy={save.busy}>
          {site.save}
        </Button>
      </div>
    </Form>
  );
}
