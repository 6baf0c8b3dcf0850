import { expect, test } from 'bun:test';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('a document brings settings, but no marks of what was read in another installation', async () => {
  const app = createTestApp();
  const settings = {
    last_feeder: 'Dubia',
    last_message: 999,
    last_news: 999,
    last_reply: 999,
    seen_version: '0.1.0',
    display_currency: 'XXX',
  };
  const document = {
    exuvia: 2,
    pets: [],
    settings: Object.entries(settings).map(([conf_key, value]) => ({
      conf_key,
      conf_val: JSON.stringify(value),
    })),
  };
  await sendFile(app, 2, new TextEncoder().encode(JSON.stringify(document)));
  expect((await app.as(2).post('data/import', {})).status).toBe(200);
  const { data } = await app.as(2).get('user_config/all');
  const stored = new Map<string, string>(
    (data.rows as { conf_key: string; conf_val: string }[]).map((row) => [
      row.conf_key,
      row.conf_val,
    ]),
  );
  expect([...stored].filter(([key]) => key in settings)).toEqual([['last_feeder', '"Dubia"']]);
});
