import { afterEach, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, logInAgain, type Keeper } from './ledger.ts';
import { command, start } from './program.ts';

afterEach(cleanUp);

test('papers in a backup that is restored elsewhere are in their lists there, and open', async () => {
  const program = await start(temporaryFolder('papers'));
  const keeper = await firstKeeper(program.origin);
  const add = (path: string, body: object) => idOf(program.origin, keeper, path, body);
  const pet_id = await add('pet/add', { name: 'Frida', p_sc_id: keeper.sc_id });
  const purchase_id = await add('purchases/add', { custom_text: 'Frida', date: '2026-01-10' });
  const slid = await add('sales/add', { pet_id });
  const papers = Object.entries({ pet_id, purchase_id, slid });
  for (const [owner, id] of papers) {
    const form = new FormData();
    form.set(owner, String(id));
    form.set('file', new File([paperOf(owner)], `${owner}.pdf`));
    await add('document/upload', form);
  }
  const made = await command(program.dataDir, 'backup', '--json');
  await program.stop();
  const { name } = JSON.parse(made.said) as { name: string };
  const elsewhere = temporaryFolder('elsewhere');
  const restored = await command(elsewhere, 'restore', join(program.dataDir, 'backups', name));
  expect(restored.said).toContain('pictures: 0, papers: 3.');

  const other = await start(elsewhere);
  const there = await logInAgain(other.origin, keeper);
  for (const [owner, id] of papers) {
    const list = await call(other.origin, there, 'GET', `document/list?${owner}=${id}`);
    const rows = (list?.data['rows'] ?? []) as { id: number; name: string }[];
    const [paper] = rows;
    expect(paper?.name).toBe(`${owner}.pdf`);
    const headers = { authorization: `Bearer ${there.token}` };
    const file = await fetch(`${other.origin}/api/document/file/${paper?.id}`, { headers });
    expect(await file.text()).toBe(paperOf(owner));
  }
  await other.stop();
  expect(readdirSync(join(elsewhere, 'documents'))).toHaveLength(3);
});

const paperOf = (owner: string) => `%PDF-1.7\n${owner}\n%%EOF\n`;

async function idOf(origin: string, keeper: Keeper, path: string, body: object): Promise<number> {
  const made = await call(origin, keeper, 'POST', path, body);
  expect([path, made?.status]).toEqual([path, 200]);
  return made?.data['id'] as number;
}
