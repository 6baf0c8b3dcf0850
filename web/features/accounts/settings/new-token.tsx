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
  const [made, setMade] = useState<Made | null>(null);
  const { settle } = useZone();
  const add = useAction(() => api.user.tokens.add.post({ name: name.trim(), scope }), {
    errorTitle: settings.errorAdding,
    done(response) {
      settle();
      setMade(response);
    },
    invalidates: [['user', 'tokens']],
  });
  if (made !== null)
    return <ShownOnce name={name} made={made} isWall={scope === 'today'} onClose={onClose} />;
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

type Made = { secret: string; public_url: string };

/** As a form it is not closed by a tap beside it. */
function ShownOnce(props: { name: string; made: Made; isWall: boolean; onClose: () => void }) {
  const { name, isWall, onClose } = props;
  const { secret, public_url } = props.made;
  const { common, settings } = useTexts();
  const copyTexts = {
    copyLink: settings.copy,
    copied: settings.copied,
    notCopied: settings.notCopied,
  };
  // who sits at the machine itself is told how other devices get there
  const { origin } = window.location;
  const address = isOnlyLocal(origin) ? public_url : origin;
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
            <CopyField
              link={address + paths.wall(secret)}
              texts={{ link: settings.wallAddress, ...copyTexts }}
            />
            {isOnlyLocal(address) && <Note tone="amber">{settings.wallOnlyHere}</Note>}
          </>
        ) : (
          <CopyField link={secret} texts={{ link: settings.token, ...copyTexts }} />
        )}
      </div>
    </Dialog>
  );
}
