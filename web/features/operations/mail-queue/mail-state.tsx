import { formatInstant } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag, type TagTone } from '#web/ui/tag.tsx';
import type { IconName } from '#web/ui/icon.tsx';

/** As listed by the mail queue. */
export type Mail = {
  id: number;
  email: string;
  subject: string;
  body: string;
  link: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  error: string;
  /** The text for an `error` that is a code of our own, not a message of the mail server. */
  error_code: 'mail_superseded' | 'mail_link_expired' | 'mail_before_restore' | null;
  created: string;
  next_try: string;
  sent: string | null;
};

const looks: Record<Mail['state'], { tone: TagTone; icon: IconName }> = {
  waiting: { tone: 'plain', icon: 'clock' },
  sent: { tone: 'fresh', icon: 'check' },
  failed: { tone: 'danger', icon: 'x' },
};

export function MailState({ mail }: { mail: Mail }) {
  const { outbox } = useTexts();
  return <Tag {...looks[mail.state]}>{outbox.states[mail.state]}</Tag>;
}

/** The state of a mail: when it was sent, or how often it was tried and when the next try is. */
export function MailProgress({ mail, configured }: { mail: Mail; configured: boolean }) {
  const { outbox } = useTexts();
  if (mail.sent) return outbox.sentAt(formatInstant(mail.sent));
  if (mail.tries === 0) return null;
  const again = mail.state === 'waiting' && configured;
  return (
    <>
      {outbox.tries(mail.tries)}
      {again && `. ${outbox.nextTry(formatInstant(mail.next_try))}`}
    </>
  );
}
