import type { FieldWords } from '#web/lib/edit.ts';
import { recordWords } from '#web/lib/record-words.ts';
import { useTexts } from '#web/texts/texts.ts';

export const useRecordFieldLabels = (): FieldWords => recordWords(useTexts());
