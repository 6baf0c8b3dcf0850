import { addDays, type Day } from '#src/domain/days.ts';
import { aPet, aPlan, aPurchase, speciesId } from '#src/testing/samples.ts';
import type { TestApp } from '#src/testing/test-app.ts';

/** A keeper with animals of several species, relatives, plans, an archive and a past of all kinds. */
export async function aCollection({ as, db }: TestApp, today: Day): Promise<void> {
  const call = as(3);
  const python = speciesId(db, 'Python regius');
  const created = { created: `${addDays(today, -300)}T08:00:00.000Z` };
  const mother = aPet(db, { ...created, name: 'Zoe', gender: 'f', notes: 'calm' });
  const brood = aPurchase(db, { parent_id: mother, bred: 1, date: addDays(today, -60), price: 0 });
  const pets = [
    mother,
    aPet(db, { ...created, name: 'zoe', purchase_id: brood, an_count: 4 }),
    aPet(db, { ...created, name: 'Ben', purchase_id: brood, gender: 'm' }),
    aPet(db, { ...created, name: 'Ünal', sc_id: python, former_no: 4 }),
    aPet(db, { ...created, name: 'ant', sc_id: python, earlier_nos: '[77]' }),
    aPet(db, { ...created, name: 'Gone', archived: 1, archive_reason: 'sold' }),
  ];
  const [first = 0, second = 0, , third = 0, fourth = 0, gone = 0] = pets;
  const weekly = { fp_start: addDays(today, -28), def_feeder: 'Dubia' };
  aPlan(db, weekly, [first, second, gone]);
  aPlan(db, { fp_name: 'daily', fp_repeat: 1, fp_start: today, retry_days: 3 }, [first, third]);
  aPlan(db, { fp_name: 'Daily', fp_repeat: 0, fp_weekdays: '0100100', fp_active: 0 }, [fourth]);
  for (const [id, ago, food, progress] of [
    [first, 9, 'Dubia', 0],
    [first, 2, 'Cricket', 2],
    [second, 7, 'Cricket', 1],
    [third, 500, 'Rat', 0],
    [fourth, 450, 'Rat', 2],
    [gone, 90, '', 0],
  ] as const)
    await call.post('pet/feeding/feed', { id, date_f: addDays(today, -ago), food, progress });
  for (const [id, ago, size] of [
    [first, 400, 3],
    [first, 30, null],
    [second, 5, 1.5],
  ] as const)
    await call.post('pet/molt/add', { id, date_mt: addDays(today, -ago), size });
  for (const [id, ago, kind, value] of [
    [first, 10, 'leg_span', 4],
    [first, 10, 'weight', 2.5],
    [first, 40, 'weight', 2],
    [third, 3, 'total_length', 90],
    [third, 3, 'weight', 900],
  ] as const)
    await call.post('pet/measurement/add', { id, date_ms: addDays(today, -ago), kind, value });
  for (const event of ['rehoused', 'weighed'])
    await call.post('pet/events/add', { id: first, date_ev: addDays(today, -3), event });
  const room = await call.post('place/add', { name: 'Keller', kind: 'room' });
  const added = await call.post('place/add_many', {
    ...{ parent_id: room.data.id, kind: 'rack', names: ['Rack A', 'Rack B', 'rack c'] },
  });
  const [a, b] = added.data.ids;
  await call.post('place/add', { parent_id: b, name: 'Shelf 1', kind: 'shelf', slots: 4 });
  await call.put('pet/move', { ids: [third, first, second], place_id: b });
  await call.put('pet/move', { ids: [fourth], place_id: a });
  db.$client.run('UPDATE pets SET place_id = ? WHERE id = ?', [b, gone]);
  await call.post('place/notes/add', { id: b, date: addDays(today, -4), kind: 'cleaned' });
  await call.post('place/notes/add', { id: b, date: today, kind: 'note', text: 'Mites' });
  await call.post('user_config/set', { conf_key: 'display_currency', conf_val: '"CHF"' });
  const conf_val = JSON.stringify({ prices: { [second]: 1800, [gone]: 500 }, price_all: 900 });
  await call.post('user_config/set', { conf_key: 'label_settings', conf_val });
}
