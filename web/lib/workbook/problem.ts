/** Why a file can't be read as a workbook. */
export type WorkbookCode = 'tooLarge' | 'unreadable';

export class WorkbookProblem extends Error {
  override name = 'WorkbookProblem';
  constructor(readonly code: WorkbookCode) {
    super(code);
  }
}
