type TableProblem =
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'openQuote'
  | 'unreadable'
  | 'picture'
  | 'renamed'
  | 'oldFormat'
  | 'ownExport'
  | 'noSpeciesNames';

/** Why a chosen file can't be read as a table; `number` is the most rows, or the line of the quote. */
export class NoTable extends Error {
  constructor(
    readonly problem: TableProblem,
    readonly number = 0,
  ) {
    super(problem);
  }
}
