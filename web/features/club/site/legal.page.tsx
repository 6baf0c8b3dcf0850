import { useSiteTexts } from './use-site-texts.ts';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Who runs this installation, and what it does with personal data. */
export function LegalPage() {
  const { statics } = useTexts();
  const { legal_notice } = useSiteTexts();
  return (
    <Page title={statics.legal} narrow>
      <div className="stack">
        <Box title={statics.operator}>
          <p className="pre-line">{legal_notice || statics.operatorText}</p>
          <ButtonLink icon="mail" href={paths.contact()}>
            {statics.contact}
          </ButtonLink>
        </Box>
        <Box title={statics.privacy}>
          <div className="prose">
            <p>{statics.privacyStored}</p>
            <p>{statics.privacyLogs}</p>
            <p>{statics.privacyPictures}</p>
            <p>{statics.privacyBrowser}</p>
            <p>{statics.privacyRights}</p>
          </div>
        </Box>
        <Box title={statics.licence}>
          <p>{statics.licenceText}</p>
        </Box>
      </div>
    </Page>
  );
}
