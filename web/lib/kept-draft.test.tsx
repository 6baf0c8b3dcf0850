import { openPart } from '#web/testing/open-part.tsx';
import { afterEach, expect, test } from 'bun:test';
import '#web/state/kept-hand-overs.ts';
import { endSession, startSession } from '#web/state/session.ts';
import { berta } from '#web/testing/berta.ts';
import { clickButton, pageText, settled } from '#web/testing/screen.ts';
import { useKeptDraft } from './kept-draft.ts';

function Probe() {
  const { draft, change, forget } = useKeptDraft('paste', { text: '', no: 1 });
  return (
    <>
      {JSON.stringify(draft)}
      <button onClick={() => change({ text: 'GBB' })}>write</button>
      <button onClick={forget}>forget</button>
    </>
  );
}

afterEach(() => endSession());
const shows = (text: string) => settled(() => pageText().includes(text));
const open = () => openPart(<Probe />, '/');

test('a draft is there again after a reload, until it is stored or its keeper logs out', async () => {
  startSession(berta, 'b');
  let leave = open();
  await shows('{"text":"","no":1}');
  await clickButton('write');
  await shows('{"text":"GBB","no":1}');
  leave();
  leave = open();
  await shows('{"text":"GBB","no":1}');
  await clickButton('forget');
  await shows('{"text":"","no":1}');
  leave();
  leave = open();
  await shows('{"text":"","no":1}');
  await clickButton('write');
  await shows('{"text":"GBB","no":1}');
  startSession({ ...berta, uid: 4 }, 'c');
  leave();
  leave = open();
  await shows('{"text":"","no":1}');
  startSession(berta, 'b');
  endSession();
  leave();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});
