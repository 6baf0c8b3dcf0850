import { CopyField } from '#web/components/copy-field.tsx';
import { hasDeadLink } from '#src/domain/accounts/mail-links.ts';
import { copyText } from '#web/lib/copy.ts';
import { formatInstant } from '#web/lib/format.ts';
import { mailtoLink } from '#web/lib/mailto.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { reasonOf } from './reason-of.ts';
import { MailProgress, MailState, type Mail } from './mail-state.tsx';
import { useMailActions } from './use-mail-actions.ts';

/** A mail as its receiver reads it, and its state. */
export function MailDialog(props: { mail: Mail; configured: boolean; onClose: () => void }) {
  const { mail, configured, onClose } = props;
  const { outbox } = useTexts();
  const { retry, remove, askToRemove } = useMailActions();
  const isDead = mail.state === 'failed' && hasDeadLink(mail);
  const actions = (
    <>
      <Button onClick={onClose}>{outbox.close}</Button>
      {configured && mail.state !== 'sent' && !isDead && (
        <Button busy={retry.busyWith(mail.id)} onClick={() => void retry.run(mail)}>
          {outbox.retry}
        </Button>
      )}
      <Button
        variant="dangerQuiet"
        icon="trash"
        busy={remove.busyWith(mail.id)}
        onClick={() => void askToRemove(mail).then((gone) => gone && onClose())}
      >
        {outbox.delete}
      </Button>
    </>
  );
  return (
    <Dialog title={mail.subject} onClose={onClose} actions={actions}>
      {/* the focus starts at the top: a long mail would otherwise be scrolled to its buttons */}
      <div className="stack tight">
        <div data-autofocus tabIndex={-1}>
          <Facts>
            <Fact label={outbox.to}>{mail.email}</Fact>
            <Fact label={outbox.date}>{formatInstant(mail.created)}</Fact>
            <Fact label={outbox.state}>
              <MailState mail={mail} /> <MailProgress mail={mail} configured={configured} />
            </Fact>
          </Facts>
        </div>
        {mail.error !== '' && <p className="server">{reasonOf(mail.error, mail.error_code)}</p>}
        {mail.link !== '' && <CopyField link={mail.link} texts={outbox} />}
        {mail.state === 'sent' && mail.body.includes('[link]') && (
          <p className="muted small">{outbox.linkGone}</p>
        )}
        <div className="pre-line">{mail.body}</div>
        {mail.kind === 'reply' && mail.state !== 'sent' && <ByHand mail={mail} />}
      </div>
    </Dialog>
  );
}

/** A reply that does not leave by itself is sent from the administrator's own mail program. */
function ByHand({ mail: { email, subject, body } }: { mail: Mail }) {
  const { outbox } = useTexts();
  async function copy() {
    notify((await copyText(body)) ? outbox.textCopied : outbox.textNotCopied);
  }
  return (
    <div className="cluster">
      <Button icon="copy" onClick={() => void copy()}>
        {outbox.copyText}
      </Button>
      <a className="button" href={mailtoLink(email, subject, body)}>
        <Icon name="mail" />
        {outbox.inMailProgram}
      </a>
    </div>
  );
}
