import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useMailServer } from '#web/lib/use-mail-server.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

/** The reply is sent by mail, or waits for it, so it asks first. */
export function ReplyForm({ id, email }: { id: number; email: string }) {
  const { errors, messages, notices } = useTexts();
  const [{ reply }, change] = useDraft({ reply: '' }, 'reply');
  const setReply = (text: string) => change({ reply: text });
  const send = useAction(() => api.admin.contact_messages.reply.post({ id, reply }), {
    errorTitle: errors.sendingReply,
    success: ({ mail }) => (mail === 'sent' ? notices.mailSent(email) : messages.replyWaits(email)),
    done: () => setReply(''),
    invalidates: [['contact_messages'], ['outbox']],
  });
  const isMailed = useMailServer();
  const hint = hintOf(isMailed, email, messages);
  async function ask() {
    const sure = await confirm({
      title: messages.replyTitle,
      text: isMailed === false ? messages.willWait(email) : messages.willSendMail(email),
      button: isMailed === false ? messages.storeReply : messages.sendMail,
    });
    if (sure) await send.run();
  }
  return (
    <Form onSubmit={() => void ask()}>
      <TextArea
        label={messages.yourReply}
        hint={hint}
        rows={5}
        maxLength={limits.reply}
        value={reply}
        onChange={setReply}
        problem={send.problems['reply']}
      />
      <FormEnd
        label={messages.reply}
        icon="reply"
        busy={send.busy}
        disabled={reply.trim() === ''}
      />
      {isMailed === false && (
        <ButtonLink icon="mailopen" href={paths.adminOutbox()}>
          {messages.toOutbox}
        </ButtonLink>
      )}
    </Form>
  );
}

/** Where a reply goes. A space until that is known: nothing is promised, and nothing moves. */
function hintOf(isMailed: boolean | undefined, email: string, words: Texts['messages']): string {
  if (isMailed === undefined) return '\u00a0';
  return isMailed ? words.replyHint(email) : words.replyStays;
}
