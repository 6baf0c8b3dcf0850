import { useAction } from '#web/lib/action.ts';
import { download } from '#web/lib/transfer.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** A link would not carry the token: the file is loaded, then handed to the browser. */
export function DownloadBackup({ name }: { name: string }) {
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
