import { useSiteTexts } from './use-site-texts.ts';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function DonatePage() {
  const { statics } = useTexts();
  const { donate_text } = useSiteTexts();
  return (
    <Page title={statics.donate} narrow>
      <div className="prose">
        <p>{statics.donateText}</p>
        <p className="pre-line">{donate_text || statics.donateHow}</p>
      </div>
      <div className="cluster">
        <ButtonLink icon="mail" href={paths.contact()}>
          {statics.donateButton}
        </ButtonLink>
      </div>
    </Page>
  );
}
