import { useState } from 'react';
import { download } from '#web/lib/api.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** A link would not carry the token: the file is fetched, then handed to the browser. */
export function DownloadBackup({ name }: { name: string }) {
  const { system } = useTexts().admin;
  const [busy, setBusy] = useState(false);
  async function load() {
    setBusy(true);
    try {
      await download(`/api/admin/backups/download/${encodeURIComponent(name)}`, name);
    } catch (error) {
      reportFailure(asFailure(error), system.downloading);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="quiet"
      icon="download"
      label={system.download(name)}
      busy={busy}
      onClick={() => void load()}
    />
  );
}
