import { render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import type { WaitingLine } from '#web/state/shown-queue.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { pets } from '#web/texts/en/pets.ts';
import { addTexts } from '#web/texts/texts.ts';
import { WaitingPaperRow } from './waiting-papers.tsx';

addTexts({ feeding, pets });

const line = { place: 1, fileName: 'CITES.pdf', bytes: 80, canUndo: true } as WaitingLine;

test('a paper that waits says its size, and one that was refused why', async () => {
  const waiting = await render(<WaitingPaperRow paper={{ line }} />);
  expect(waiting.container.textContent).toBe('CITES.pdf80 B, not sent yet');
  const refused = await render(<WaitingPaperRow paper={{ line, refusal: 'Delete some first.' }} />);
  expect(refused.container.textContent).toBe('CITES.pdfDelete some first.');
});
