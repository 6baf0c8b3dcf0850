import type { TestApp } from '#src/testing/test-app.ts';
import { aPet } from '#src/testing/samples.ts';

const everything = { history: 1, pictures: 1, notes: 1, origin: 1 };

/** Frida of keeper 3, with a past. */
export async function aFrida(app: TestApp): Promise<number> {
  const call = app.as(3);
  const id = aPet(app.db, {
    ...{
      name: 'Frida',
      gender: 'f',
      tag: '3WKX9P',
      notes: 'Kicks hairs',
      kept_since: '2020-03-01',
    },
  });
  for (const [date_f, progress] of [
    ['2026-02-01', 0],
    ['2026-02-08', 0],
    ['2026-02-15', 2],
  ])
    await call.post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress });
  await call.post('pet/molt/add', { id, date_mt: '2021-05-01', size: 4.5 });
  await call.post('pet/molt/add', { id, date_mt: '2025-05-01', size: 12 });
  return id;
}

/** Offers animals of keeper 3 to the next one. */
export async function offer(
  app: TestApp,
  ids: readonly number[],
  ticks: Partial<typeof everything> = {},
  papers: Record<number, number[]> = {},
): Promise<{ id: number; code: string }> {
  const pets = ids.map((id) => ({ id, papers: papers[id] ?? [] }));
  const body = { pets, ...everything, ...ticks, reason: 'given' };
  const { data } = await app.as(3).post('hand_over/add', body);
  return data as { id: number; code: string };
}
