import { OfferedAnimals } from '#web/components/offered-animals.tsx';
import { formatInstantDay } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Note } from '#web/ui/note.tsx';
import { Head } from '#web/ui/page-header.tsx';
import { useOfferTitle } from './offer-title.ts';
import { TakeButton } from './take-button.tsx';
import type { HandOver } from './use-hand-over.ts';
import { Ways } from './ways.tsx';

/** The animals that are offered, and beside them the ways to take them over. */
export function Offer({ offer }: { offer: HandOver }) {
  const { takeOver } = useTexts();
  const session = useSession();
  const titleOf = useOfferTitle();
  const { code, from, created, expires, animals, own } = offer;
  const link = window.location.origin + paths.takeOver(code);
  return (
    <>
      <Head
        title={titleOf(animals)}
        sub={takeOver.by(from, formatInstantDay(created), formatInstantDay(expires))}
        actions={
          <>
            <Button
              variant="quiet"
              icon="printer"
              className="desktop-only"
              onClick={() => window.print()}
            >
              {takeOver.print}
            </Button>
            {session && !own && <TakeButton offer={offer} />}
          </>
        }
      />
      <div className={classes('split take-over', animals.length > 1 && 'of-several')}>
        <div className="stack">
          {offer.id !== null && <OwnNote id={offer.id} />}
          <OfferedAnimals
            animals={animals}
            from={from}
            pictureOf={({ no }, size) => `/api/hand_over/picture/${code}/${no}?size=${size}`}
          />
          <p className="small muted on-paper">{takeOver.printed(link)}</p>
        </div>
        {!own && <Ways offer={offer} link={link} />}
      </div>
    </>
  );
}

/** The giver sees what the next keeper sees. */
function OwnNote({ id }: { id: number }) {
  const { takeOver } = useTexts();
  return (
    <div className="stack close no-print">
      <Note>{takeOver.own}</Note>
      <div>
        <ButtonLink icon="qr" href={paths.handOverCode(id)}>
          {takeOver.toOwn}
        </ButtonLink>
      </div>
    </div>
  );
}
