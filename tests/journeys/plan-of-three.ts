import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import type { Keeper } from './keepers.ts';

/** A plan that is due today, with Nyx, Pip and Saphira. Returns the number of the first. */
export async function planOfThree(origin: string, keeper: Keeper): Promise<number> {
  const api = apiOf(origin, keeper);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const pet_ids: number[] = [];
  for (const name of ['Nyx', 'Pip', 'Saphira'])
    pet_ids.push((await api.post('pet/add', { p_sc_id: rows[0].sc_id, name })).id);
  const plan = { fp_name: 'All', fp_repeat: 7, fp_start: browserDay(), def_feeder: 'Dubia' };
  const { id } = await api.post('plan/add', plan);
  await api.post('plan/assignment/add_all', { id, pet_ids });
  return pet_ids[0] ?? 0;
}
