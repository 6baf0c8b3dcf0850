import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useLoad } from '#web/lib/load.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { FormEnd } from '#web/ui/form-end.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

/** The reply is sent by mail, so it asks first. */
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
  const mail = useLoad(['user', 'digest'], () => api.user.digest.get(), {
    errorTitle: messages.reply,
    quiet: true,
  });
  const hint = mail.data?.configured === 0 ? messages.replyStays : messages.replyHint(email);
  async function ask() {
    const sure = await confirm({
      title: messages.replyTitle,
      text: messages.willSendMail(email),
      button: messages.sendMail,
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
    </Form>
  );
}
