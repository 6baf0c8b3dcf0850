/** The data folder can't be used: one line that names the path. */
export class DataFolderRefused extends Error {}

export function unwritable(path: string, error: unknown): DataFolderRefused {
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  return new DataFolderRefused(
    /ENOSPC|disk is full/i.test(String(error))
      ? `The disk of the data folder ${path} is full. Make room, then start again.`
      : `The data folder ${path} can not be written (${reason}).`,
  );
}
