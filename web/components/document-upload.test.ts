import { afterAll, afterEach, beforeEach, expect, test } from 'bun:test';
import { aPaper } from '#src/testing/papers.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { button, click, clickButton, pageText, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

atDesk();
withoutDevice();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

/** Uploads go the way of the other calls here, since this browser's own would leave the test. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  #address = '';
  status = 0;
  responseText = '';

  open(_: string, address: string): void {
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  async send(body: FormData): Promise<void> {
    try {
      const sent = await fetch(this.#address, { method: 'POST', headers: this.#headers, body });
      this.status = sent.status;
      this.responseText = await sent.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

const own = globalThis.XMLHttpRequest;
globalThis.XMLHttpRequest = Upload as unknown as typeof own;
afterAll(() => void (globalThis.XMLHttpRequest = own));

async function choose(file: File): Promise<void> {
  const input = await settled(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await click(() => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return document.body;
  });
}

/** Whether the browser may leave the page without a question. */
const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a paper that could not be sent is kept, and sent again with one tap', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('drop it here'));
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await choose(new File(['%PDF-1.7\nyes\n%%EOF\n'], 'CITES.pdf', { type: 'application/pdf' }));
  await settled(says('This needs the network'));
  expect(pageText()).toContain('CITES.pdf');
  expect(isLeft()).toBe(false);
  // another tab of a phone's page, and back
  closeScreen();
  serve((request) => app.app.handle(request));
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('CITES.pdf'));
  await clickButton('Try again');
  await settled(async () => (await app.as(3).get(`document/list?pet_id=${id}`)).data.count === 1);
  await settled(() => button('Save CITES.pdf'));
  await settled(() => !pageText().includes('Try again'));
  expect(isLeft()).toBe(true);
});

test('a paper that was deleted is back with Undo', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await aPaper(app, { pet_id: id }, 'CITES');
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(() => button('Delete CITES'));
  await clickButton('Delete CITES');
  await settled(says('CITES was deleted'));
  await settled(() => !document.querySelector('.documents'));
  await clickButton('Undo');
  await settled(() => button('Delete CITES'));
  expect((await app.as(3).get(`document/list?pet_id=${id}`)).data.count).toBe(1);
});
