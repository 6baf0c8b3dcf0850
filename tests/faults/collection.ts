import { expect } from 'bun:test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { call, type Keeper } from './ledger.ts';

/** Imports animals with four weeks of feedings, of which the last so many have a picture, into a keeper's ledger. */
export async function aCollection(
  origin: string,
  keeper: Keeper,
  { pets, pictures }: { pets: number; pictures: number },
): Promise<void> {
  const background = { create: { width: 9, height: 9, channels: 3 as const, background: '#543' } };
  const picture = await sharp(background).webp().toBuffer();
  const numbers = Array.from({ length: pets }, (_, at) => at + 1);
  const feedings = Array.from({ length: 28 }, (_, day) => ({
    date_f: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
    food: 'Dubia',
    progress: 0,
  }));
  const pet = (id: number) => ({ id, name: `Pet ${id}`, sc_name: 'Brachypelma hamorii', feedings });
  const content = JSON.stringify({ exuvia: 2, pets: numbers.map(pet) });
  const pictured = numbers.slice(pets - pictures);
  const body = zipSync({
    'data.json': new TextEncoder().encode(content),
    ...Object.fromEntries(pictured.map((id) => [`pictures/${id}.webp`, picture])),
  });
  const headers = { authorization: `Bearer ${keeper.token}` };
  const upload = { method: 'PUT', headers, body: new Uint8Array(body) };
  await fetch(`${origin}/api/data/upload?offset=0`, upload);
  let state = await call(origin, keeper, 'POST', 'data/import', {});
  while (state?.data['state'] === 'running')
    state = await call(origin, keeper, 'GET', 'data/import');
  expect(state?.data).toMatchObject({ added: pets, pictures });
  const ids = state?.data['ids'] as number[];
  for (const [at, id] of ids.entries()) keeper.ledger.pets.set(id, `Pet ${at + 1}`);
  for (const id of ids.slice(pets - pictures)) keeper.ledger.pictures.add(id);
}
