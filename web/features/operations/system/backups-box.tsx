import { useEffect } from 'react';
import { Loaded } from '#web/components/loaded.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { invalidate } from '#web/lib/queries.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Backup as StoredBackup } from '#src/platform/backup/names.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import type { SystemState } from './use-system.ts';
import { download } from '#web/lib/transfer.ts';

/** Makes a backup now, and offers the existing ones for download. */
export function BackupsBox({ state }: { state: SystemState }) {
  const { system } = useTexts().admin;
  const running = state.backup_running === 1;
  const add = useAction(() => api.admin.backups.add.post(), {
    errorTitle: system.backingUp,
    done({ backup }) {
      notify(backup ? system.backedUp(backup.pets, backup.pictures) : system.running);
    },
    invalidates: [['system'], ['backups']],
  });
  useReloadUntil(!running);
  return (
    <Box
      title={system.backups}
      end={
        <Button icon="database" busy={add.busy || running} onClick={() => void add.run()}>
          {system.backUp}
        </Button>
      }
    >
      <div className="stack tight">
        <p className="small muted">{system.backupsText}</p>
        {(add.busy || running) && <Note live>{system.running}</Note>}
        <BackupList />
      </div>
    </Box>
  );
}

function BackupList() {
  const { system } = useTexts().admin;
  const load = useLoad(['backups'], () => api.admin.backups.list.get(), {
    errorTitle: system.loadingBackups,
  });
  return (
    <Loaded load={load} skeleton={<SkeletonRows count={3} />}>
      {({ rows }) => (rows.length === 0 ? <p>{system.noBackup}</p> : <Backups rows={rows} />)}
    </Loaded>
  );
}

function Backups({ rows }: { rows: readonly StoredBackup[] }) {
  const { system } = useTexts().admin;
  return (
    <Rows label={system.backups}>
      {rows.map((backup, at) => {
        const { name, made, bytes, content } = backup;
        return (
          <Row
            key={name}
            title={at === 0 ? `${system.lastBackup}, ${formatInstant(made)}` : formatInstant(made)}
            line={`${kindOf(backup, system)}, ${name}, ${formatBytes(bytes)}`}
            end={
              <>
                {content?.faults.length ? (
                  <Tag tone="overdue" icon="warn" title={system.faultyText}>
                    {system.faulty}
                  </Tag>
                ) : (
                  <Tag tone="fresh" icon="check" title={system.verifiedText}>
                    {system.verified}
                  </Tag>
                )}
                <DownloadBackup name={name} />
              </>
            }
          />
        );
      })}
    </Rows>
  );
}

/** 'by itself', at night or where there is none yet. Versions that did not note what an archive holds named those made by hand alike. */
function kindOf({ kind, content }: StoredBackup, system: Texts['admin']['system']): string {
  return kind === 'nightly' && !content ? system.olderKind : system.kinds[kind];
}

/** Polls every few seconds while a long backup is being made. */
function useReloadUntil(done: boolean): void {
  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => void invalidate([['system'], ['backups']]), 5_000);
    return () => clearInterval(timer);
  }, [done]);
}

/** A link would not carry the token: the file is loaded, then handed to the browser. */
function DownloadBackup({ name }: { name: string }) {
  const { system } = useTexts().admin;
  const load = useAction(download, { errorTitle: system.downloading });
  const path = `/api/admin/backups/download/${encodeURIComponent(name)}`;
  return (
    <Button
      variant="quiet"
      icon="download"
      label={system.download(name)}
      busy={load.busy}
      onClick={() => void load.run({ path, name })}
    />
  );
}
