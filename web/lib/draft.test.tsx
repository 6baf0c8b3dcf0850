import { openPart } from '#web/testing/open-part.tsx';
import { test } from 'bun:test';
import { clickButton, pageText, settled } from '#web/testing/screen.ts';
import { useDraft } from './draft.ts';

function Probe() {
  const [draft, change] = useDraft({ species: '', name: '' });
  return (
    <>
      {JSON.stringify(draft)}
      <button onClick={() => (change({ species: 'hamorii' }), change({ name: 'Rosa' }))}>
        both
      </button>
    </>
  );
}

test('two changes within one moment are both kept', async () => {
  const leave = openPart(<Probe />, '/');
  await settled(() => pageText().includes('species'));
  await clickButton('both');
  await settled(() => pageText().includes('{"species":"hamorii","name":"Rosa"}'));
  leave();
});
