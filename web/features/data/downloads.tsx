import { useState } from 'react';
import { download } from '#web/lib/api.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';

type Kind = 'zip' | 'json' | 'csv';

/** The three ways out. Each needs the keeper's token, so they are fetched and then saved. */
export function Downloads() {
  const { data } = useTexts();
  const today = useToday();
  const [busy, setBusy] = useState<Kind | null>(null);
  const files: { kind: Kind; path: string; name: string; title: string; text: string }[] = [
    {
      kind: 'zip',
      path: '/api/data/export.zip',
      name: `exuvia-${today}.zip`,
      title: data.zip,
      text: data.zipText,
    },
    {
      kind: 'json',
      path: '/api/data/export.json',
      name: `exuvia-${today}.json`,
      title: data.json,
      text: data.jsonText,
    },
    {
      kind: 'csv',
      path: '/api/pet/export?format=csv',
      name: `pets-${today}.csv`,
      title: data.csv,
      text: data.csvText,
    },
  ];

  async function save(kind: Kind, path: string, name: string) {
    setBusy(kind);
    try {
      await download(path, name);
    } catch (error) {
      reportFailure(asFailure(error), data.errorDownloading);
    } finally {
      setBusy(null);
    }
  }
  return (
    <Box title={data.out}>
      <Rows label={data.out}>
        {files.map(({ kind, path, name, title, text }) => (
          <Row
            key={kind}
            title={title}
            line={busy === kind ? data.preparing : text}
            end={
              <Button
                variant={kind === 'zip' ? 'primary' : 'plain'}
                icon="download"
                brief
                busy={busy === kind}
                label={data.downloadOf(title)}
                onClick={() => void save(kind, path, name)}
              >
                {data.download}
              </Button>
            }
          />
        ))}
      </Rows>
    </Box>
  );
}
