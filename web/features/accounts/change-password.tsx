import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatInstantUtc } from '#web/lib/format.ts';
import { confirm, showInfo } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** A new password is set by a link that only the owner of the address gets. */
export function ChangePassword({ email }: { email: string }) {
  const { accounts, errors, notices } = useTexts();
  const request = useAction(() => api.user.password_reset_request.post({ un: email }), {
    errorTitle: errors.requestingReset,
    done({ expires }) {
      void showInfo(
        accounts.changePassword,
        `${notices.resetRequested(formatInstantUtc(expires))} ${accounts.spamHint}`,
      );
    },
  });
  async function ask() {
    const sure = await confirm({
      title: accounts.changePasswordTitle,
      text: accounts.willSendMail(email),
      button: accounts.sendMail,
    });
    if (sure) await request.run();
  }
  return (
    <div className="cluster">
      <Button icon="key" busy={request.busy} onClick={() => void ask()}>
        {accounts.changePassword}
      </Button>
    </div>
  );
}
