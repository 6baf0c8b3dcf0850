import type { Issue } from '#src/domain/problems/codes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { emailProblem } from '#src/domain/accounts/email.ts';
import { contactProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { Note } from '#web/ui/note.tsx';
import { EmailField, TextArea } from '#web/ui/text-field.tsx';

export function ContactPage() {
  const { statics } = useTexts();
  const [sent, setSent] = useState(false);
  return (
    <Page title={statics.contact} sub={<WhereReplies />} narrow>
      {sent ? (
        <div className="stack tight">
          <Note tone="moss" live>
            {statics.contactSent}
          </Note>
          <div className="cluster">
            <Button onClick={() => setSent(false)}>{statics.contactAgain}</Button>
          </div>
        </div>
      ) : (
        <ContactForm onSent={() => setSent(true)} />
      )}
    </Page>
  );
}

/** A visitor can be answered by mail alone. */
function WhereReplies() {
  const { statics } = useTexts();
  if (!useSession()) return <>{statics.contactText}</>;
  return (
    <>
      {statics.contactTextKeeper}{' '}
      <Link href={paths.profileMessages()}>{statics.links.profileMessages}</Link>.
    </>
  );
}

function ContactForm({ onSent }: { onSent: () => void }) {
  const { errors, statics } = useTexts();
  const own = useSession()?.user.email ?? '';
  const [email, setEmail] = useState(own);
  const [message, setMessage] = useState('');
  useUnsaved(message !== '');
  const [problems, setProblems] = useState<{ email?: Issue; message?: Issue }>({});
  const body = { email: email.trim(), message };
  const send = useAction(() => api.contact_messages.add.post(body), {
    errorTitle: errors.sendingMessage,
    done: onSent,
    invalidates: [['contact_messages']],
  });

  function submit() {
    const missing = contactProblem(body);
    const misspelled = missing ? null : emailProblem(body.email);
    setProblems({ ...(missing && { message: missing }), ...(misspelled && { email: misspelled }) });
    if (!missing && !misspelled) void send.run();
  }
  return (
    <Form onSubmit={submit}>
      <EmailField
        label={statics.contactEmail}
        value={email}
        onChange={setEmail}
        problem={problems.email ?? send.problems['email']}
      />
      <TextArea
        label={statics.contactMessage}
        rows={6}
        maxLength={limits.message}
        value={message}
        onChange={setMessage}
        problem={problems.message ?? send.problems['message']}
      />
      <FormEnd label={statics.contactSend} icon="mail" busy={send.busy} />
    </Form>
  );
}
