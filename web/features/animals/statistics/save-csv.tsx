import { sayNeedsNetwork } from '#web/lib/failure.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { csvText, type Cells } from './csv-text.ts';

type SaveCsvProps = Cells & {
  name: string;
  /** Of which year the numbers are, if they are of one: the files of several are saved beside each other. */
  year?: number | undefined;
};

/** Saves the numbers of a chart as a file for spreadsheets. */
export function SaveCsv({ name, year, heads, rows }: SaveCsvProps) {
  const { statistics } = useTexts();
  async function save() {
    const text = await csvText({ heads, rows }).catch(sayNeedsNetwork);
    if (!text) return;
    const file = year === undefined ? name : `${name} ${year}`;
    saveFile(`${file}.csv`, new Blob(['\ufeff', text], { type: 'text/csv' }));
  }
  return (
    <Button
      variant="quiet"
      icon="download"
      label={statistics.saveCsvOf(name)}
      onClick={() => void save()}
    >
      {statistics.saveCsv}
    </Button>
  );
}
