import { saveFile } from '#web/lib/save-file.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

type Cell = string | number;
type SaveCsvProps = {
  name: string;
  /** Of which year the numbers are, if they are of one: the files of several are saved beside each other. */
  year?: number | undefined;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
};

/** Saves the numbers of a chart as a file for spreadsheets. */
export function SaveCsv({ name, year, heads, rows }: SaveCsvProps) {
  const { statistics } = useTexts();
  async function save() {
    const { unparse } = (await import('papaparse')).default;
    const text = unparse([[...heads], ...rows.map((row) => [...row])], {
      escapeFormulae: true,
      newline: '\r\n',
    });
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
