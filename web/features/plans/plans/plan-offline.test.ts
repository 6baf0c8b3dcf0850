import { closeScreen } from '#web/testing/open-screen.tsx';
import { openOffline } from '#web/testing/open-offline.ts';
import { afterAll, expect, test } from 'bun:test';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { ask } from '#web/lib/ask.ts';
import { queries } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { fill, says, settled, submit } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')].flatMap(
    (box) => box.closest('label')?.textContent?.match(/Tiki|Nova|Rosa/)?.[0] ?? [],
  );

test.each([
  ['after the plan', false],
  ['while its form is open', true],
])('a plan for animals that are sent %s has them ticked, and feeds them', async (_, isBefore) => {
  const app = createTestApp();
  aPet(app.db, { name: 'Rosa' });
  const { device, sender } = await openOffline(app, '/pets');
  const add = (name: string) =>
    ask(() =>
      api.pet.add.post({
        p_sc_id: speciesId(app.db),
        name,
        gender: 'other',
        an_count: 1,
        notes: '',
      }),
    );
  const ids = [await add('Tiki'), await add('Nova')].map(({ id }) => id);
  expect(ids.every((id) => id < 0)).toBe(true);
  history.pushState(null, '', paths.planAdd({ ids: ids.join(',') }));
  await settled(says('2 of 3'));
  expect(ticked().toSorted()).toEqual(['Nova', 'Tiki']);
  await fill('Name', 'Slings');
  if (isBefore) {
    serve((request) => app.app.handle(request));
    await sender.now();
    await settled(() => device.queue.length === 0 && queries.isFetching() === 0);
    expect(ticked().toSorted()).toEqual(['Nova', 'Tiki']);
  }
  await submit('Name');
  await settled(says('Slings was added'));
  serve((request) => app.app.handle(request));
  await sender.now();
  expect(device.queue).toEqual([]);
  const { rows } = (await app.as(3).get('plan/list')).data;
  const plan = (await app.as(3).get(`plan/edit_details/${rows[0].fp_id}`)).data;
  expect(plan.pet_ids).toHaveLength(2);
});
