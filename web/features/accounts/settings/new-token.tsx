import { useState } from 'react';
import { isOnlyLocal } from '#src/domain/labels/label-content.ts';
import { tokenScopes, type TokenScope } from '#src/domain/accounts/token-scopes.ts';
import { CopyField } from '#web/components/copy-field.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useZone } from './use-zone.ts';
import { Note } from '#web/ui/note.tsx';

/** Asks what the program is and may, then shows its token, this once. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const { common, settings } = useTexts();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [secret, setSecret] = useState<string | null>(null);
  const { settle } = useZone();
  const add = useAction(() => api.user.tokens.add.post({ name: name.trim(), scope }), {
    errorTitle: settings.errorAdding,
    done(made) {
      settle();
      setSecret(made.secret);
    },
    invalidates: [['user', 'tokens']],
  });
  if (secret !== null)
    return <ShownOnce name={name} secret={secret} isWall={scope === 'today'} onClose={onClose} />;
  return (
    <Dialog
      title={settings.newToken}
      onClose={onClose}
      onSubmit={() => void add.run()}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="primary" busy={add.busy}>
            {settings.makeToken}
          </Button>
        </>
      }
    >
      <div className="stack tight">
        <TextField
          label={settings.tokenName}
          maxLength={60}
          data-autofocus
          value={name}
          onChange={setName}
          problem={add.problems['name']}
        />
        <SelectField<TokenScope>
          label={settings.tokenScope}
          hint={settings.scopeHints[scope]}
          value={scope}
          onChange={setScope}
          options={tokenScopes.map((value) => ({ value, label: settings.scopes[value] }))}
        />
      </div>
    </Dialog>
  );
}

/** As a form it is not closed by a tap beside it. */
function ShownOnce(props: { name: string; secret: string; isWall: boolean; onClose: () => void }) {
  const { name, secret, isWall, onClose } = props;
  const { common, settings } = useTexts();
  const copyTexts = {
    copyLink: settings.copy,
    copied: settings.copied,
    notCopied: settings.notCopied,
  };
  const wall = `${window.location.origin}${paths.wall(secret)}`;
  return (
    <Dialog
      title={settings.tokenMade(name)}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" variant="primary">
          {common.close}
        </Button>
      }
    >
      <div className="stack tight">
        <p>{settings.tokenOnce}</p>
        {isWall ? (
          <>
            <CopyField link={wall} texts={{ link: settings.wallAddress, ...copyTexts }} />
            {isOnlyLocal(window.location.origin) && (
              <Note tone="amber">{settings.wallOnlyHere}</Note>
            )}
          </>
        ) : (
          <CopyField link={secret} texts={{ link: settings.token, ...copyTexts }} />
        )}
      </div>
    </Dialog>
  );
}
