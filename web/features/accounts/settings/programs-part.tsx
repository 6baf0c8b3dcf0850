import { useState } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#web/components/loaded.tsx';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NewToken } from './new-token.tsx';
import { SettingPart } from './setting.tsx';

/** What programs call with. */
export function ProgramsPart() {
  const { settings } = useTexts();
  const [adding, setAdding] = useState(false);
  const load = useLoad(['user', 'tokens'], () => api.user.tokens.get(), {
    errorTitle: settings.errorTokens,
  });
  return (
    <SettingPart
      id="prog"
      title={settings.programs}
      end={
        <Button variant="quiet" icon="plus" onClick={() => setAdding(true)}>
          {settings.newToken}
        </Button>
      }
    >
      <p className="muted small">
        {settings.programsText} <Link href={paths.guide()}>{settings.programsGuide}</Link>
      </p>
      <Loaded load={load} skeleton={<Skeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{settings.noTokens}</p>
          ) : (
            <Rows label={settings.programs}>
              {rows.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {adding && <NewToken onClose={() => setAdding(false)} />}
    </SettingPart>
  );
}

type Token = {
  id: number;
  name: string;
  scope: 'today' | 'read' | 'record' | 'everything';
  hint: string;
  last_used: string | null;
};

function TokenRow({ token: { id, name, scope, hint, last_used } }: { token: Token }) {
  const { settings } = useTexts();
  const used = last_used ? settings.lastUsed(formatInstant(last_used)) : settings.neverUsed;
  return (
    <Row
      title={name}
      line={`${settings.scopes[scope]} · ${hint} · ${used}`}
      end={
        <DeleteButton
          iconOnly
          label={settings.revoke(name)}
          ask={`${settings.revoke(name)}?`}
          text={settings.revokeText}
          confirm={settings.revokeNow}
          call={() => api.user.tokens.delete.delete({ id })}
          errorTitle={settings.errorRevoking}
          success={settings.revoked(name)}
          invalidates={[['user', 'tokens']]}
        />
      }
    />
  );
}
