import { limits } from '#src/domain/limits.ts';
import { texts } from '#web/texts/texts.ts';
import type { CallResult } from './ask.ts';
import { sendFile, type SentFile } from './send-file.ts';
import type { Belonging } from '#src/platform/documents/documents.queries.ts';

/** Sends a paper, or keeps it on the device where the server can't be reached or something waits for it. */
export function sendPaper(
  of: Belonging,
  file: File,
  onProgress: (percent: number) => void,
): CallResult<SentFile> {
  const { type, lastModified } = file;
  const named = new File([file], file.name.slice(-limits.document_name), { type, lastModified });
  const full = texts().pets.papers.deviceFull;
  return sendFile({ path: '/document/upload', body: of }, named, { onProgress, full });
}
