import { useState, type ClipboardEvent } from 'react';
import { sayNeedsNetwork } from '#web/lib/failure.ts';
import { copyText } from '#web/lib/copy.ts';
import { fetchCode } from '#web/lib/fetch-code.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { cellText, copiedText } from './copied-text.ts';
import type { Column, ColumnKey } from './columns.ts';
import { cellOf, isCell } from './grid-events.ts';
import type { TableRow } from './row.ts';

type Parts = {
  rows: readonly TableRow[];
  columns: readonly Column[];
  heads: Readonly<Record<ColumnKey, string>>;
  has: (id: number) => boolean;
};

/** Copying rows to a spreadsheet, and what was pasted from one. */
export function useClipboard({ rows, columns, heads, has }: Parts) {
  const { petTable } = useTexts();
  const [pasted, setPasted] = useState<string[][] | null>(null);
  const chosenRows = () => rows.filter(({ id }) => has(id));

  function onCopy(event: ClipboardEvent): void {
    const cell = cellOf(event.target);
    if (!cell || !isCell(event.target) || !isSelectionEmpty()) return;
    const chosen = chosenRows();
    const row = rows.find(({ id }) => id === cell.id);
    const text =
      chosen.length > 0 ? copiedText(chosen, columns, heads) : row && cellText(row, cell.column);
    if (text === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (chosen.length > 0) notify(petTable.copied(chosen.length));
  }
  function onPaste(event: ClipboardEvent): void {
    if (!isCell(event.target)) return;
    event.preventDefault();
    void readCells(event.clipboardData.getData('text/plain')).then(setPasted, sayNeedsNetwork);
  }
  /** The selected rows, or all. */
  async function copyRows(): Promise<void> {
    const chosen = chosenRows();
    const copied = chosen.length > 0 ? chosen : rows;
    const isCopied = await copyText(copiedText(copied, columns, heads));
    notify(isCopied ? petTable.copied(copied.length) : petTable.copyFailed);
  }
  return { onCopy, onPaste, copyRows, pasted, endPaste: () => setPasted(null) };
}

const isSelectionEmpty = () => window.getSelection()?.isCollapsed ?? true;

/** The parser is loaded with the first paste. */
async function readCells(text: string): Promise<string[][]> {
  const { papa } = await fetchCode(() => import('#web/lib/papa.ts'));
  return papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data;
}
