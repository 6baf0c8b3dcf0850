import { Fragment } from 'react';
import { isUrgent } from '#src/domain/warnings/warnings.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { SystemState } from './use-system.ts';

/** The warnings, worst first; a drop in records that is intended can be confirmed. */
export function Warnings({ state: { warnings } }: { state: SystemState }) {
  const { system } = useTexts().admin;
  const lastLoss = warnings.findLast(({ code }) => code === 'fewer_records');
  if (warnings.length === 0) return <Note tone="moss">{system.fine}</Note>;
  return (
    <section className="stack close" aria-label={system.warnings}>
      {warnings.map((warning) => (
        <Fragment key={system.warning(warning)}>
          <Note tone={isUrgent(warning) ? 'danger' : 'amber'}>{system.warning(warning)}</Note>
          {warning === lastLoss && <Accept />}
        </Fragment>
      ))}
    </section>
  );
}

function Accept() {
  const { system } = useTexts().admin;
  const accept = useAction(() => api.admin.backups.accept.post(), {
    errorTitle: system.accepting,
    success: system.accepted,
    invalidates: [['system']],
  });
  return (
    <div>
      <Button
        busy={accept.busy}
        onClick={async () => {
          const sure = await confirm({
            title: system.askAccept,
            text: system.acceptText,
            button: system.accept,
            style: 'primary',
          });
          if (sure) await accept.run();
        }}
      >
        {system.accept}
      </Button>
    </div>
  );
}
