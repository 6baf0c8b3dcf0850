import type { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import type { IconName } from '#web/ui/icon.tsx';

/** As listed by the mail queue. */
type MailList = Awaited<ReturnType<typeof api.admin.outbox.get>>['data'];
export type Mail = NonNullable<MailList>['rows'][number];

type State = keyof Texts['outbox']['states'];
const looks: Record<State, { tone: TagTone; icon: IconName }> = {
  waiting: { tone: 'plain', icon: 'clock' },
  sent: { tone: 'fresh', icon: 'check' },
  needless: { tone: 'plain', icon: 'check' },
  failed: { tone: 'danger', icon: 'x' },
};

/** That a mail is needed no more, as what its link is for was done or a newer one came, is no failure. */
const stateOf = ({ state, error_code }: Mail): State =>
  error_code === 'mail_settled' || error_code === 'mail_superseded' ? 'needless' : state;

export function MailState({ mail }: { mail: Mail }) {
  const { outbox } = useTexts();
  const state = stateOf(mail);
  return <Tag {...looks[state]}>{outbox.states[state]}</Tag>;
}

/** The state of a mail: when it was sent, or how often it was tried and when the next try is. */
export function MailProgress({ mail, configured }: { mail: Mail; configured: boolean }) {
  const { outbox } = useTexts();
  if (mail.sent) return formatInstant(mail.sent);
  if (mail.tries === 0) return null;
  const again = mail.state === 'waiting' && configured;
  return (
    <>
      {outbox.tries(mail.tries)}
      {again && `. ${outbox.nextTry(formatInstant(mail.next_try))}`}
    </>
  );
}
