import { useAction } from '#web/lib/action.ts';
import { useToday } from '#web/lib/today.ts';
import { download } from '#web/lib/transfer.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';

type Kind = 'zip' | 'json' | 'csv';

/** The three exports. Each needs the keeper's token, so they are loaded and then saved. */
export function ExportLinks() {
  const { data } = useTexts();
  const today = useToday();
  const save = useAction(download, {
    errorTitle: data.errorDownloading,
    keyOf: ({ path }) => path,
  });
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
  return (
    <Box title={data.out}>
      <Rows label={data.out}>
        {files.map(({ kind, path, name, title, text }) => (
          <Row
            key={kind}
            title={title}
            line={save.busyWith(path) ? data.preparing : text}
            end={
              <Button
                variant={kind === 'zip' ? 'primary' : 'plain'}
                icon="download"
                brief
                busy={save.busyWith(path)}
                label={data.downloadOf(title)}
                onClick={() => void save.run({ path, name })}
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
