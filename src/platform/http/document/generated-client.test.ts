import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { generate } from 'openapi-typescript-codegen';
import { atEnd, temporaryFolder } from '#src/testing/clean-up.ts';
import { speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

// What somebody writes who has nothing but the document: their generator, its types, and this program.
const program = `
import { AnimalsService, FeedingPlansService, OpenAPI, TradeService } from './client/index.ts';

export async function day(base: string, token: string, sc_id: number, today: string) {
  Object.assign(OpenAPI, { BASE: base, TOKEN: token });
  const { id } = await AnimalsService.postApiPetAdd({ p_sc_id: sc_id, name: 'Rosalía', gender: 'f' });
  const plan = await FeedingPlansService.postApiPlanAdd({ fp_name: 'Weekly', fp_repeat: 7 });
  await FeedingPlansService.postApiPlanAssignmentAddAll({ id: plan.id, pet_ids: [id] });
  const before = await FeedingPlansService.getApiPetDashboardFeed(today);
  const fed = await AnimalsService.postApiPetFeedingFeed({ id, date_f: today, food: 'Dubia', progress: 0 });
  const after = await FeedingPlansService.getApiPetDashboardFeed(today);
  const pet = await AnimalsService.getApiPetDetailById(id, today);
  const origin: number | undefined = pet.origin?.price;
  return { due: before.rows.map((row) => row.name), was: fed.was, left: after.count, last: pet.date_f, origin };
}

export const fault = (id: number) => TradeService.getApiSalesDetailById(id);
`;

test('a client that a public generator makes from the document compiles, feeds and reads the day', async () => {
  const app = createTestApp({ now: '2026-03-10T20:00:00Z' });
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (call) => app.app.handle(call),
  });
  atEnd(() => server.stop(true));
  const folder = temporaryFolder('client');
  const { data: document } = await app.visitor.get('/api/openapi.json');
  await generate({ input: document, output: join(folder, 'client') });
  await Bun.write(join(folder, 'program.ts'), program);
  await Bun.write(join(folder, 'tsconfig.json'), tsconfig);
  const check = Bun.spawnSync([process.execPath, 'check'], { cwd: folder });
  expect([check.exitCode, String(check.stdout)]).toEqual([0, '']);

  const { day, fault } = await import(join(folder, 'program.ts'));
  const today = '2026-03-10';
  const read = await day(server.url.origin, await app.tokenOf(3), speciesId(app.db), today);
  expect(read).toEqual({ due: ['Rosalía'], was: null, left: 0, last: today, origin: undefined });
  expect(await fault(14).catch((error: unknown) => error)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: [],
  },
});
